/** How every picture of somebody goes out: a yes to it may end at any moment, and what a browser keeps lies on its disk in clear. */
export const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, no-store',
  'content-disposition': 'inline',
};
