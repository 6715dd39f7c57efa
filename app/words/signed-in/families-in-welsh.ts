/** What the server says about news for families and the letters to them. */
export const FAMILY_RULES: Record<string, string> = {
  'Write a few words': 'Ysgrifennwch ychydig eiriau',
  'Say why, in a few words': 'Dywedwch pam, mewn ychydig eiriau',
  'Choose at least one person': 'Dewiswch o leiaf un person',
  'Say how much energy there is': 'Dywedwch faint o egni sydd',
  'Choose {} interests or fewer': 'Dewiswch {} diddordeb neu lai',
  'This day has not come yet': 'Nid yw’r diwrnod hwn wedi dod eto',
  'This is longer than {} days ago': 'Mae hyn yn fwy na {} diwrnod yn ôl',
  'There is no such question': 'Nid oes cwestiwn o’r fath',
  'Choose a letter': 'Dewiswch lythyr',
  'Send {} letters or fewer at a time': 'Anfonwch {} llythyr neu lai ar y tro',
  'Use {} sentences or fewer': 'Defnyddiwch {} brawddeg neu lai',
  'Leave one sentence, or leave the letter out': 'Gadewch un frawddeg, neu gadewch y llythyr allan',
  'This letter has gone out already': 'Mae’r llythyr hwn wedi mynd allan yn barod',
};
