/** What people said, in words that fit whatever it was. */
export const quotes = [
  'Is it over already?',
  'That took me right back.',
  'I could do this every day.',
  'I’ve still got it, haven’t I?',
  'You’ll come again, won’t you?',
  'My mother would have loved this.',
  'I haven’t laughed like that for weeks.',
  'Leave it there, I’m not done.',
  'That’s the best part of my week.',
  'I didn’t think I would like it. I did.',
  'Now that is what I call a good hour.',
  'Save me the same seat.',
  'I used to be good at this. I am still good at this.',
  'Tell my daughter about it, will you?',
  'It’s nice to be asked.',
  'Same again on Thursday?',
  'I forgot about my knee.',
  'There’s more in me than you think.',
  'That was grand.',
  'I feel like myself today.',
  'Don’t tell me the time.',
  'Well, that has made my day.',
] as const;

export const wentWell = [
  'Starting with a cup of tea. Nobody had to be fetched twice.',
  'The smaller circle. Everybody could see and hear each other.',
  'People chose for themselves what came next.',
  'Two who had not met before talked all the way through.',
  'Going slowly at the beginning and letting them lead.',
  'The things to hold and pass round. Hands were busy, and so was the talk.',
  'Having it by the window. The light kept people awake and the birds helped.',
  'Nobody asked to leave early.',
  'Somebody quiet was asked for advice, and gave it.',
] as const;

export const changeNextTime = [
  'Begin a quarter of an hour earlier, before people tire.',
  'One more chair with arms.',
  'Close the door to the corridor, the trolley was loud.',
  'Fewer things on the table at once.',
  'Ask two people to hand things out.',
  'Larger print for the sheets.',
  'Keep ten minutes for talking at the end.',
] as const;
