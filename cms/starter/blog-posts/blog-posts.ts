import { compCardOnASmallBudget } from './a-comp-card-and-a-portfolio-on-a-small-budget';
import { fashionShowInACountyTown } from './a-fashion-show-in-a-county-town';
import { howAPageantJudgeScores } from './how-a-pageant-judge-really-scores';
import { postureIsSomethingYouLookAfter } from './posture-is-something-you-look-after';
import type { StarterBlogPost } from './starter-blog-post';
import { whatWeGotWrongAboutMentoring } from './what-we-got-wrong-about-mentoring';
import { yourFirstRunwayWalk } from './your-first-runway-walk-in-four-weeks';

/** Newest first, all meant to be published. */
export const blogPosts: StarterBlogPost[] = [
  postureIsSomethingYouLookAfter,
  whatWeGotWrongAboutMentoring,
  fashionShowInACountyTown,
  compCardOnASmallBudget,
  howAPageantJudgeScores,
  yourFirstRunwayWalk,
];
