/** What the rules of photo books say. */
export const PHOTO_BOOK_RULES: Record<string, string> = {
  'A book has at most 40 pages': 'Mae gan lyfr 40 tudalen ar y mwyaf',
  'A page holds two photos': 'Mae lle i ddau lun ar dudalen',
  'The photos of this book can’t be read now. Try again soon.':
    'Ni ellir darllen lluniau’r llyfr hwn nawr. Rhowch gynnig arall arni cyn hir.',
  'Each page once': 'Pob tudalen unwaith',
  'A page of your book holds one photo': 'Mae lle i un llun ar dudalen o’ch llyfr',
  'Add a photo, or write a line': 'Ychwanegwch lun, neu ysgrifennwch linell',
  'Your book is full: it has {} pages': 'Mae eich llyfr yn llawn: mae ganddo {} tudalen',
};
