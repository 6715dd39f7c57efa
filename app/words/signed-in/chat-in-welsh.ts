/** What the server says of messages, in Welsh: a draft as all our Welsh is (docs/decisions/0016). */
export const CHAT: Record<string, string> = {
  'Write a message': 'Ysgrifennwch neges',
  'Write two letters or more': 'Ysgrifennwch ddwy lythyren neu ragor',
  'Write what was done': 'Ysgrifennwch beth a wnaed',
  'Name each day once': 'Enwch bob diwrnod unwaith',
  'Say from when until when': 'Dywedwch o bryd tan bryd',
  'Choose a time after the beginning': 'Dewiswch amser ar ôl y dechrau',
  'Nobody has agreed to this chat any more, so it rests':
    'Nid oes neb wedi cytuno i’r sgwrs hon mwyach, felly mae’n gorffwys',
  'A message can be put right for {} minutes. Write another one.':
    'Gellir cywiro neges am {} munud. Ysgrifennwch un arall.',
  'A message has at most {} photos': 'Hyd at {} llun mewn neges',
  'Another manager has looked after this already': 'Mae rheolwr arall wedi gofalu am hyn yn barod',
  'News can’t be told now. Try again soon.': 'Ni ellir rhoi newyddion nawr. Rhowch gynnig arall arni cyn hir.',
};
