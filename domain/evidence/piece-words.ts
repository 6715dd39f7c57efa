/** What pieces are called that have no title of their own: by the code that stands in their record. */
export const PIECE_WORDS: Record<string, string> = {
  'heading.most_important': 'About me: what matters most',
  'heading.people': 'About me: people who matter',
  'heading.communication': 'About me: how to talk with me',
  'heading.wellness': 'About me: when I am well',
  'heading.please_do': 'About me: please do, please don’t',
  'heading.support': 'About me: how to support me',
  'heading.also_worth_knowing': 'About me: also worth knowing',
  'consent.photo_record': 'Photos in the care record',
  'consent.photo_home': 'Photos in the home',
  'consent.photo_family_own': 'Photos for their own family',
  'consent.photo_family_group': 'Group photos for other families',
  'consent.family_updates': 'News for their family',
  'consent.share_life_story': 'Life story with the family',
  'consent.chat': 'Chat with the family',
  'consent.voice_video': 'Sound and video',
  'consent.photo_public': 'Photos for everybody',
  'consent.photo_training': 'Photos for staff training',
  'consent.data_sharing_nhs': 'About me for hospital and GP',
  'consent.ai_local': 'Help from the computer',
  'status.given': 'Yes',
  'status.refused': 'No',
  'status.withdrawn': 'No longer',
  'piece.photo': 'A shared photo',
  'ability.signed': 'How they join in, looked at and signed',
};

/** The words of a code; what is no code stays as somebody wrote it. */
export function pieceWords(text: string): string {
  // Somebody may write `constructor`.
  return Object.hasOwn(PIECE_WORDS, text) ? (PIECE_WORDS[text] ?? text) : text;
}
