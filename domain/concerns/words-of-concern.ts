/**
 * Words that read like a worry about somebody's safety (domain.md 2.16), looked for on the device itself and nowhere
 * else. They lead to the form, kindly, and never hold anything up; so rather one too many than one too few.
 */
const WORDS_OF_CONCERN: readonly RegExp[] = [
  // what was done to somebody
  /\b(hit|hits|hitting|slap\w*|punch\w*|kick(s|ed|ing)?|shov(e|ed|ing)|grabb?(ed|ing)|pinch(ed|ing)|restrain\w*|dragg?(ed|ing))\b/u,
  /\b(rough(ly)? (with|handled|to)|hurt(s|ing)? (me|him|her|them)|pushed (me|him|her|them|over))\b/u,
  /\b(shout(s|ed|ing)? at|sw(ore|earing) at|threaten\w*|bull(y|ied|ying)|humiliat\w*|mock(ed|ing)|locked (in|me|him|her|them))\b/u,
  /\b(touched (me|him|her|them)|touching (me|him|her|them)|inappropriate\w*|indecent\w*|molest\w*|rape[ds]?|sexual\w*)\b/u,
  // what it left
  /\b(bruis\w*|black eye|burns? on|cuts? on|(finger|grip|bite) ?marks?|unexplained|unwitnessed)\b/u,
  /\b((afraid|frightened|scared|terrified) of (him|her|them|the|a|one|that|staff|carer|going|my|his)|flinch\w*|cower\w*)\b/u,
  // what was left undone
  /\b(neglect\w*|left (in|on) (wet|soiled|the toilet|the floor)|not (been )?(fed|washed|changed)|call bell (out|was out)|ignored (her|his|their) (call|bell))\b/u,
  // what was taken
  /\b(stole|stolen|steal\w*|(money|purse|wallet|ring|jewell?ery) (is |was |has |had )?(gone |gone$|missing|taken)|missing (money|purse|wallet|jewell?ery))\b/u,
  // despair
  /\b((kill|harm|hurt)(ing)? (myself|himself|herself|themselves)|suicid\w*|want(s|ed)? to die|end (it all|my life|her life|his life))\b/u,
  /\b(abus\w*|safeguarding|assault\w*)\b/u,
  // the same in Welsh
  /\b(clais|cleisiau|gleisiau|taro|trawodd|cicio|gweiddi ar|ofn (y|yr|staff|gofalwr)|dwyn|lladrat\w*|cam-?drin\w*|esgeulus\w*|bygwth\w*)\b/u,
];

/** Does this read like a worry about somebody's safety? */
export function readsLikeConcern(text: string): boolean {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('’', "'");
  return WORDS_OF_CONCERN.some((words) => words.test(plain));
}
