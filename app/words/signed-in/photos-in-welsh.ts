/** What the server says about photos. */
export const PHOTO_RULES: Record<string, string> = {
  'This is no photo that we can read. Choose a JPEG, PNG or WebP':
    'Nid yw hwn yn llun y gallwn ei ddarllen. Dewiswch JPEG, PNG neu WebP',
  'Photos in the HEIC format can’t be read here. In the camera’s settings choose “Most compatible”, or send a screenshot of it':
    'Ni ellir darllen lluniau HEIC yma. Yng ngosodiadau’r camera dewiswch “Most compatible”, neu anfonwch sgrinlun ohono',
  'This photo is larger than 50 megapixels. Choose a smaller one':
    'Mae’r llun hwn yn fwy na 50 megapicsel. Dewiswch un llai',
  'This photo is not whole. Choose it again': 'Nid yw’r llun hwn yn gyfan. Dewiswch ef eto',
  'There is more in this file than a photo. Take a new one, or send a screenshot of it':
    'Mae mwy na llun yn y ffeil hon. Tynnwch un newydd, neu anfonwch sgrinlun ohono',
  'This picture moves. Choose one that keeps still': 'Mae’r llun hwn yn symud. Dewiswch un sy’n llonydd',
  'Send the photo as it is': 'Anfonwch y llun fel y mae',
  'This photo was changed meanwhile. Choose it again': 'Newidiwyd y llun hwn yn y cyfamser. Dewiswch ef eto',
  'More came than this photo was said to have': 'Daeth mwy nag a ddywedwyd oedd yn y llun hwn',
  'What this photo was taken for is not there any more': 'Nid yw’r hyn y tynnwyd y llun hwn ar ei gyfer yno mwyach',
  'This photo could not be sent. Choose it again': 'Nid oedd modd anfon y llun hwn. Dewiswch ef eto',
  'The server can’t take this photo now. It is safe here: try again later':
    'Ni all y gweinydd gymryd y llun hwn nawr. Mae’n ddiogel yma: rhowch gynnig arall arni nes ymlaen',
  'A photo has at most 15 MB': 'Mae gan lun 15 MB ar y mwyaf',
  'You have added {} photos since yesterday. Add more tomorrow':
    'Rydych wedi ychwanegu {} llun ers ddoe. Ychwanegwch ragor yfory',
  'This id was used for another photo': 'Defnyddiwyd y cyfeirnod hwn at lun arall',
  'Mark the whole face, within the picture': 'Marciwch yr wyneb cyfan, o fewn y llun',
  'That is more people than a photo can name': 'Mae hynny’n fwy o bobl nag y gall llun eu henwi',
  'Each person once': 'Pob person unwaith',
  'Say who is in it first: what families see depends on that':
    'Dywedwch pwy sydd ynddo yn gyntaf: mae’r hyn y mae teuluoedd yn ei weld yn dibynnu ar hynny',
  'Here a coordinator or manager shares photos. Save it for the home, and tell them':
    'Yma, cydlynydd neu reolwr sy’n rhannu lluniau. Cadwch ef i’r cartref, a dywedwch wrthynt',
  'Said no to photos: mark the face, so that it is covered, or take another photo':
    'Dywedodd na i luniau: marciwch yr wyneb, fel y caiff ei orchuddio, neu tynnwch lun arall',
};
