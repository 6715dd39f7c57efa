/** What the rules of evidence and of packs of it say. */
export const EVIDENCE_PACK_RULES: Record<string, string> = {
  'Choose at least one part': 'Dewiswch o leiaf un rhan',
  'Name each part once': 'Enwch bob rhan unwaith',
  'Choose up to six people': 'Dewiswch hyd at chwech o bobl',
  'Choose whose month it tells, or leave that part out': 'Dewiswch fis pwy y mae’n ei adrodd, neu gadewch y rhan honno allan',
  'Write who it is for': 'Ysgrifennwch ar gyfer pwy y mae',
  'Only a photo that is shared with family can be used as evidence':
    'Dim ond llun sy’n cael ei rannu â’r teulu y gellir ei ddefnyddio fel tystiolaeth',
  'Say first who is in it': 'Dywedwch yn gyntaf pwy sydd ynddo',
  'Families do not see it yet. Try again later today.':
    'Nid yw teuluoedd yn ei weld eto. Rhowch gynnig arall arni yn nes ymlaen heddiw.',
  'Somebody in it has not said yes to photos in their record. Mark their face, so that it is covered.':
    'Mae rhywun ynddo heb ddweud ie i luniau yn eu cofnod. Marciwch eu hwyneb, fel ei fod wedi’i orchuddio.',
  'That photo can’t be shown': 'Ni ellir dangos y llun hwnnw',
  'Its results can be used once it is over and at least five people answered':
    'Gellir defnyddio ei ganlyniadau pan fydd ar ben a phan fydd o leiaf bump o bobl wedi ateb',
  'A photo in this pack may not be shown any more. Make the pack anew.':
    'Ni chaniateir dangos llun yn y pecyn hwn mwyach. Gwnewch y pecyn o’r newydd.',
  'Choose how long it works': 'Dewiswch am ba hyd y mae’n gweithio',
};
