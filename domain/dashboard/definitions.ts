/** What each figure counts, in words; it goes with every answer and stands under every chart. */
export const DEFINITIONS = {
  activity_count:
    'Moments recorded on these days. One person’s part in one activity is one moment. What was taken back does not count.',
  activity_feedback:
    'How it was for people, out of all moments for which somebody said so. Times when they were away, or nobody came to ask, do not count. Moments without an answer are told beside it.',
  residents_engaged:
    'People with at least one engaged moment, out of the people who were here on at least one of these days. Engaged means loved it, enjoyed it or joined in quietly. Days away do not count as here.',
  fairness:
    'Engaged moments of each part of the home, for each week that a person was here. Days away do not count as here.',
  people_who_click:
    'Two people who love or like the same and were in no group activity together in the last year. Whoever prefers to be left in peace is not among them.',
  relative_ideas: 'Made of what your person likes, from the library of this home. Nothing in it tells of their health.',
  notice_board: 'Notices that are shown now, pinned ones first.',
  featured:
    'Up to 12 activities from the library, each with its reason: a feast or a birthday is near, it is the season, somebody likes it, they had none of that side of life in the last 7 days, nobody did it for half a year, or it is short.',
  family_ideas:
    'Three activities that ask for as much energy as there is today. Two at most go with an interest that you chose; a feast that is near comes before what the day draws.',
  featured_products:
    'Up to six things from the home’s own cupboard that serve today’s ideas, the most useful first, then up to three wishes of the home. Nobody pays to be among them.',
  videos:
    'The films that come with Heartsease and the home’s own that are in use, each with how far you have watched it.',
  tutorials: 'Step-by-step guides to what you may do here, each with how far you have come.',
  key_figures: 'The last 28 days. Each figure says what it counts.',
} as const;
