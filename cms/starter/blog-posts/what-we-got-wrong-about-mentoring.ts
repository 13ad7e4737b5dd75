import type { StarterBlogPost } from './starter-blog-post';

const content = `In our first year at Endeleza we planned forty sessions, printed a workbook and lost a third of the young people before the school holidays. They were polite about it. They simply had something else to do on Saturday.

Six years later more than five hundred young people have been through a year with us, and most of them finish it. We did not get better by adding things. This is a list of what we had wrong, in the order in which we noticed.

## We talked too much

The workbook had a chapter on confidence. Around page nine a girl of sixteen asked whether she might say something, and told us that she had been confident all along until she had to read chapter two aloud. We laughed, she did not, and she was right.

We took the talking out and put in something to do with the hands. A mentor and a mentee now mend a uniform, measure a stage, plant a seedling, walk up and down a corridor. The conversation that we had tried to schedule happens by itself, usually in the second half hour and usually while nobody is looking at anybody.

## We chose mentors for the wrong thing

We looked for success. We asked people with titles and good shoes, and they came twice. They meant well and their calendars did not.

What a young person needs from a mentor turns out to be much plainer: to come back. These days we ask applicants one question before all others. *Which hour of the week is already yours?* Somebody who can name it, "Thursdays after the shop closes", will usually still be there in November. Somebody who says "I will find time" will not, and it is kinder to say so at the beginning.

Some of our steadiest mentors so far:

- a bus conductor who has Mondays off,
- a retired typist who corrects application letters without mercy,
- a tailor who cannot leave her machine, so her mentee comes to her,
- two former mentees, both twenty, who are better at it than I am.

## We promised too much

"We will be there for you" is a lovely sentence, and for a fifteen-year-old who has heard it before it is also a test. So we stopped saying it. We say: *every second Saturday, ten o'clock, this bench, until December.* Then we are on the bench.

> The first year I came to see if you would come. The second year I came because you had.

A young man told me that when he finished. He runs our uniform table now.

When a mentor cannot come, they ring the mentee themselves, before eight in the morning. It sounds like a small rule. More pairs have broken over a missing phone call than over any quarrel.

## We did not think about safety early enough

We were lucky, and luck is not a method. Now nobody starts without two references and two evenings of training. Pairs meet where others can see them. Nobody drives a mentee home alone. Each pair has a third adult whose name is on a card, and the mentee chooses who that is. Photographs need a yes from the young person and from a parent or guardian, and the yes can be taken back.

If you run a programme and all this sounds like a nuisance, I would gently ask you to begin with it, because we began without.

## We counted the wrong things

Our first report said how many sessions we had held. A donor's accountant, a dry man whom I have come to admire, asked what had changed. We did not know.

We count three things today. Is the young person still in school or training after a year? Is there an adult outside the family whom they would ring in trouble? Have they taught anything to somebody younger? The third was added by the mentees and I think it is the best of them. Sharing is not an extra at the end of the programme. It is how you can tell that it worked.

## We thought that the stage was a reward

I come from the runway, so of course there was a show at the end of the year. I thought of it as a treat for those who had done well. The quiet ones stayed away, and it took me three years to see why: I had turned it into one more thing to be judged on.

Now the show belongs to the group from the first month. They choose the hall, draw up the budget, write the running sheet and decide who does what. Two or three walk. The others light it, sew for it, host it, guard the door or count the money. Last year's stage manager was fourteen and had not spoken in a group until June. She called the whole evening from the side of the stage, and it began on time.

## What stays difficult

I do not want to sound finished. Transport eats more of our money than anything else, and we still lose young people when a family moves. Boys ask for help later than girls do, often too late for the term. We have more mentees waiting in Nakuru than adults, and the list has not been empty for two years.

That last one is something you can change. You need an hour which is already yours, every second week, for a year. You need no title, and your shoes do not matter. The [volunteer page](/volunteer) takes five minutes to fill in, and you can pick a project there if you already know what you would like to do. To see what is going on first, look at [the projects](/projects) or read about [Endeleza](/endeleza).

Please come because you can come back.`;

export const whatWeGotWrongAboutMentoring: StarterBlogPost = {
  title: 'What we got wrong about mentoring',
  slug: 'what-we-got-wrong-about-mentoring',
  tags: ['Mentorship', 'Endeleza', 'Community'],
  image: 'blog-05',
  createdAt: '2026-05-09T07:30:00.000Z',
  content,
};
