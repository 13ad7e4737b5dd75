import type { StarterBlogPost } from './starter-blog-post';

const content = `After every final somebody asks me who I wanted to win. I can answer honestly that I do not know, because the sheet in front of me never asked.

I have judged for nine years and competed before, between and after. In 2024 I reached a national final myself, so I know how the table looks from both sides. From the stage it seems that five people are deciding whether they like you. From behind it you are adding up columns with a pencil and a bad lamp. This is what happens there.

## The sheet comes first

A serious pageant gives its judges the criteria before the first round, with a weight for each. Here is one I have used often at county level:

| Round | Weight | What I write down |
| --- | --- | --- |
| Casual wear | 20% | Posture, fit, ease |
| Talent or project | 25% | Preparation, craft, how it ends |
| Formal wear | 20% | Walk, handling of the garment |
| Interview | 35% | Clarity, honesty, listening |

Look at the last line. Contestants spend most of their money on the third row and most of the points lie in the fourth. In the finals I have worked on, I cannot remember one that was decided by a suit or a gown. Several were decided by the sentence after "Thank you for the question".

If you enter a contest, ask for the sheet. Organisers who have one are glad to be asked. If there is none, you have learned something useful about the contest.

## How a number is made

I score from the middle. A contestant who does what the round asks, without fault and without surprise, gets a six out of ten. From there I need a reason to move, and I write the reason before the number.

- *Seven: looked at each judge in turn, waited for the laugh.*
- *Five: jacket unbuttoned on the turn, hand in pocket twice.*
- *Eight: lost the thread, said so, found it again.*

That eight surprises people. Recovering in front of an audience is a skill and it can be seen, so it can be scored. Pretending that nothing happened cannot.

The first contestant of the evening is a problem for every panel, because there is nothing to compare with. I keep the first three scores in pencil, finish the third, then go back once and adjust. After that the pencil is put away. If I adjusted all evening, I would be ranking, and the sheet asks for marks.

## What does not count

**Applause.** It measures how many cousins came. I am fond of cousins, and I look down while they cheer so that I do not hear numbers in it.

**The price of the outfit.** A pressed shirt from the market beats a rented tuxedo that has been let out in a hurry. Fit can be seen from row ten. The label cannot.

**Fame.** A large following tells me that somebody is good at having a following. If the title involves that work, the sheet will have a row for it.

**Height,** unless the rules name it. They sometimes do for modelling contests, and then it is checked at registration with a tape measure and not on stage by eye.

## The interview, from my chair

I ask short questions, and I ask every finalist questions of the same weight. What I listen for is simple enough to practise:

1. Did you answer the question, or the one you had prepared for?
2. Is there one real thing in it: a place, a person, a number you know first-hand?
3. Did you stop when you had finished?

The third is the rarest. A good answer takes about thirty seconds. At forty-five it usually starts again from the beginning, and at sixty it contradicts itself.

> "I don't know enough about that to promise anything, but I know whom I would ask." A nineteen-year-old gave that answer to a question about county budgets. I wrote down a nine.

## When judges disagree

They should. Five equal sheets would mean that one judge was enough. Before the first round we agree on two rules: nobody speaks about a contestant until the sheets are handed in, and whoever knows a contestant says so and leaves that row blank. In a small county everybody knows somebody. It is no scandal to declare it, and it can become one if you do not.

The tabulator, who is never a judge, drops nothing and rounds nothing. Ties are broken by the interview score. When the result is read out I am often as curious as the room.

## What to do with a low score

Ask for your sheet. I bring mine to the foyer and stay until the last person who wants to talk has gone. Hardly anyone comes, which is a pity, as the numbers are a plan for next year written by people who were paid to look at you closely.

When I lost my first pageant, a judge walked me through the columns. Talent, seven. Formal wear, seven. Interview, four: *charming, says nothing.* I was hurt for a week and then spent a year learning to say something.

If you are planning a contest and want a panel that scores this way, my terms are on the [rate card](/rate-card), and I will send you a sample sheet whether or not you book me. Just [ask](/contact).`;

export const howAPageantJudgeScores: StarterBlogPost = {
  title: 'How a pageant judge really scores',
  slug: 'how-a-pageant-judge-really-scores',
  tags: ['Judging', 'Pageants', 'Interview'],
  image: 'blog-02',
  createdAt: '2024-11-30T07:30:00.000Z',
  content,
};
