/** Of every demo account: a contract (product.md, section 7). */
export const DEMO_PASSWORD = 'heartsease';
