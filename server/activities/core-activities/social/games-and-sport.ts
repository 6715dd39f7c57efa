import type { CoreActivity } from '../core-activity.ts';

export const gamesAndSportActivities = [
  {
    slug: 'dominoes',
    title: 'Dominoes',
    summary:
      'A steady table, big tiles and somebody who plays to win. People who will not join a group will often take a seat when a game is one short.',
    icon: 'dice-five',
    tint: 'slate',
    category: 'social',
    minutes: 45,
    formats: ['small_group', 'one_to_one'],
    scene: null,
    themes: ['dominoes', 'games', 'caribbean'],
    detail: {
      welsh: {
        title: 'Dominos',
        summary:
          'Bwrdd cadarn, teils mawr a rhywun sy’n chwarae i ennill. Bydd rhai na ddaw i grŵp yn eistedd pan fo chwaraewr yn brin.',
      },
      steps: [
        'Clear a steady table and put on a good light.',
        'Let the person shuffle; the clatter is an invitation to others.',
        'Agree the house rules aloud before the first tile.',
        'Keep score on paper where everyone can see it.',
      ],
      needs: ['Large dominoes', 'Steady table', 'Paper and pencil'],
      preparation: { minutes: 3, text: 'Check that the set is complete.' },
      group_size: { from: 1, to: 4 },
      bands: [
        { band: 1, how: 'Partners, spoken scores and as much slamming as the table can bear.' },
        { band: 2, how: 'Play with open hands and lay the first tile yourself.' },
        { band: 3, how: 'Match two tiles by colour or build a line to knock down.' },
      ],
      weights: { cognitive: 2, social: 3 },
      places: ['lounge', 'table', 'room', 'garden'],
      seasons: [],
      times: ['evening', 'weekend'],
      cost: 'free',
      conversation_starters: [
        'Who taught you to play, and did they cheat?',
        'What do you call the double six?',
        'Do you play to win or for the company?',
      ],
      risks: [
        { hazard: 'ingestion', care: 'Use large tiles with anyone who puts things in their mouth.' },
        { hazard: 'noise', care: 'Slamming startles; seat people who dislike it further off.' },
      ],
    },
  },
  {
    slug: 'bingo',
    title: 'Bingo',
    summary:
      'Large-print cards, a caller with the patter and prizes people really want: a bar of chocolate, a bunch of grapes, first choice of pudding.',
    icon: 'number-circle-nine',
    tint: 'amber',
    category: 'social',
    minutes: 45,
    formats: ['group'],
    scene: null,
    themes: ['games', 'bingo'],
    detail: {
      welsh: {
        title: 'Bingo',
        summary:
          'Cardiau print bras, galwr â’r patrwm a gwobrau y mae pobl eu heisiau: siocled, grawnwin, y dewis cyntaf o bwdin.',
      },
      steps: [
        'Give out large cards and bold markers, two people to a card if they like.',
        'Show every number on a board as well as calling it.',
        'Play for a line, then for the house.',
        'Let the winner choose the prize and call the next game.',
      ],
      needs: ['Large-print cards', 'Markers', 'Number board', 'Prizes for all diets'],
      preparation: { minutes: 10, text: 'Set chairs so that everyone sees the board.' },
      group_size: { from: 6, to: 20 },
      bands: [
        { band: 1, how: 'Be the caller, with the patter.' },
        { band: 2, how: 'One card, a neighbour to check with, numbers shown as well as called.' },
        { band: 3, how: 'Picture bingo with six real things to match, and a bell to ring.' },
      ],
      weights: { cognitive: 2, social: 3 },
      places: ['lounge', 'table'],
      seasons: [],
      times: ['evening'],
      cost: 'low',
      conversation_starters: [
        'What would you spend a jackpot on?',
        'Did you ever win anything worth having?',
        'What is your lucky number, and why?',
      ],
      risks: [
        { hazard: 'noise', care: 'One voice at a time; keep music off.' },
        { hazard: 'choking', care: 'Ask before giving sweets as prizes.' },
      ],
    },
  },
  {
    slug: 'match-on-the-big-screen',
    title: 'The match on the big screen',
    summary:
      'Scarves out, half-time pies, and a seat with a clear view. Those who do not follow it come for the pies and stay for the shouting.',
    icon: 'soccer-ball',
    tint: 'stone',
    category: 'social',
    minutes: 90,
    formats: ['group', 'small_group'],
    scene: null,
    themes: ['football', 'rugby', 'sport'],
    detail: {
      welsh: {
        title: 'Y gêm ar y sgrin fawr',
        summary:
          'Sgarffiau allan, pasteiod hanner amser a golwg glir o’r sgrin. Daw rhai am y pasteiod ac aros am y gweiddi.',
      },
      steps: [
        'Find out who follows whom, and seat them accordingly.',
        'Put the scarves and the team sheet out half an hour before.',
        'Serve at half-time and ask each for their verdict.',
        'Settle the score on the wall chart.',
      ],
      needs: ['Screen and the right subscription', 'Scarves', 'Half-time pies', 'Wall chart'],
      preparation: { minutes: 15, text: 'Check the kick-off and the picture.' },
      group_size: { from: 2, to: 16 },
      bands: [
        { band: 1, how: 'Run the sweepstake and give the team talk.' },
        { band: 2, how: 'A scarf, a good seat and a reminder of who plays in which shirt.' },
        { band: 3, how: 'Hold the scarf, feel the crowd, ten minutes at a time.' },
      ],
      weights: { social: 3, cognitive: 1 },
      places: ['lounge'],
      seasons: [],
      times: ['weekend', 'evening'],
      cost: 'low',
      conversation_starters: [
        'Which ground did you stand on?',
        'Who was the best you ever saw play?',
        'Who took you to your first match?',
      ],
      risks: [
        { hazard: 'noise', care: 'A goal is loud; offer a seat near the door.' },
        { hazard: 'choking', care: 'Pies in the texture each person needs.' },
      ],
    },
  },
  {
    slug: 'joke-round',
    title: 'The joke of the day',
    summary: 'Collect one in the first room and carry it to the next. By dinner it has improved, or been forbidden.',
    icon: 'mask-happy',
    tint: 'amber',
    category: 'social',
    minutes: 5,
    formats: ['one_to_one', 'small_group', 'group'],
    scene: null,
    themes: ['laughter', 'company'],
    detail: {
      welsh: {
        title: 'Jôc y dydd',
        summary:
          'Casglwch un yn yr ystafell gyntaf a’i chario i’r nesaf. Erbyn cinio bydd wedi gwella, neu wedi’i gwahardd.',
      },
      steps: [
        'Tell yours first, badly.',
        'Ask for one back.',
        'Carry the best to the next room, with the author’s name.',
        'Read out the winner at tea.',
      ],
      needs: ['A notebook'],
      preparation: { minutes: 1, text: 'Have one clean joke.' },
      group_size: { from: 1, to: 12 },
      bands: [
        { band: 1, how: 'They judge, or hold the floor.' },
        { band: 2, how: 'You start it, they finish it.' },
        { band: 3, how: 'A silly hat, a funny face, shared laughter.' },
      ],
      weights: { social: 3, cognitive: 1 },
      places: ['bed', 'room', 'lounge'],
      seasons: [],
      times: ['evening'],
      cost: 'free',
      conversation_starters: [
        'Who was the comedian in the family?',
        'What made you laugh till you cried?',
        'Can that one be told in front of the vicar?',
      ],
      risks: [{ hazard: 'distress', care: 'Never at anybody’s cost.' }],
    },
  },
] satisfies readonly CoreActivity[];
