/** What the rules of the notice board say. */
export const NOTICE_RULES: Record<string, string> = {
  'Choose what it is about': 'Dewiswch am beth y mae',
  'Choose who it is for': 'Dewiswch ar gyfer pwy y mae',
  'Name each group once': 'Enwch bob grŵp unwaith',
  'Choose {} groups or fewer': 'Dewiswch {} grŵp neu lai',
  'Give the notice a title': 'Rhowch deitl i’r hysbysiad',
  'Write what you want to tell': 'Ysgrifennwch yr hyn rydych am ei ddweud',
  'What is for staff only goes to staff': 'Mae’r hyn sydd i staff yn unig yn mynd at staff',
  'Choose whose families it is for': 'Dewiswch deuluoedd pwy y mae ar eu cyfer',
  'The lounge shows what is for everybody': 'Mae’r lolfa’n dangos yr hyn sydd i bawb',
  'Give the translation a title': 'Rhowch deitl i’r cyfieithiad',
  'Write the translation': 'Ysgrifennwch y cyfieithiad',
  'Say what the photo shows, for whoever can’t see it': 'Dywedwch beth mae’r llun yn ei ddangos, i’r sawl na all ei weld',
  'The photo has not arrived yet. Hang the notice when it has':
    'Nid yw’r llun wedi cyrraedd eto. Rhowch yr hysbysiad i fyny pan fydd wedi cyrraedd',
  'Three notices are pinned already. Unpin one of them first':
    'Mae tri hysbysiad wedi’u pinio’n barod. Tynnwch bin un ohonyn nhw’n gyntaf',
  'There are {} notices already. Take some off the board to make room':
    'Mae {} hysbysiad yno’n barod. Tynnwch rai oddi ar y bwrdd i wneud lle',
  'Only what hangs now and asks to be read can be brought to mind':
    'Dim ond yr hyn sydd ar y bwrdd nawr ac yn gofyn am ei ddarllen y gellir atgoffa amdano',
  'They were reminded within the last hour': 'Cawson nhw eu hatgoffa o fewn yr awr ddiwethaf',
  'Say where the screen is': 'Dywedwch ble mae’r sgrin',
  'This link is not known': 'Nid yw’r ddolen hon yn hysbys',
  'There are {} links already. Take one back that no screen uses':
    'Mae {} dolen yno’n barod. Tynnwch yn ôl un nad oes sgrin yn ei defnyddio',
};
