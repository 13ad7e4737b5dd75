import type { StarterBlogPost } from './starter-blog-post';

const content = `The power failed at 18:52, eight minutes before doors. Nobody in the audience ever knew, because the running sheet had a line for it.

I have produced shows in hotel ballrooms, and I have produced shows in a social hall with a leaking corner and a choir practice next door. The second kind has taught me more. In a county town there is no crew to call, hardly any equipment to rent, and everybody in the audience will meet you at the market on Monday. Here is how I plan one now.

## Ten weeks before: three decisions

**The reason.** A show needs a purpose that fits in one sentence. "Nine tailors from this town show what they made for the rainy season" is one. "A night of glamour" is not, because nobody can decide anything with it.

**The date.** Ask the county office, the churches, the schools and the football club what else happens that weekend. I once lost half an audience to a wedding to which, it turned out, most of my models had been invited as well.

**The hall.** Visit it at the hour of the show. Look at four things: where the sun comes in, where the audience queues, how many sockets there are on how many fuses, and whether models can get from the dressing room to the stage without crossing the public. If they cannot, you need either a curtain or another hall.

## Eight weeks: the money

Write two budgets. The first is the show you want. The second is the show you can pay for if not one sponsor keeps a promise, and you plan on that one. For a hall of two hundred seats, mine is divided roughly like this:

- Hall, chairs and security: a quarter
- Sound and light: a quarter
- Models, instructor, host: a fifth
- Food and water for everyone who works: a tenth
- Printing, permits, cleaning: a tenth
- A reserve that you do not touch before the day: the rest

Pay the models, even if it is little, and say the sum before they come to the casting. Feed everyone. Most of the quarrels I have seen backstage were about food and only pretended to be about something else.

Ask early what permits you need. Public gatherings, music and late hours are often handled at different counters, and each counter believes that you already went to the others.

## Four weeks: casting and fittings

Cast for the clothes you have, in the sizes that were sewn. Thirty-two looks need about sixteen models at two changes each, with at least five looks between the first and the second. A change takes ninety seconds with a helper and four minutes without. Have a helper for every two models.

At the fitting, photograph every look on the person who will wear it, print the pictures small and pin each to its hanger with the number in the running order. On the night nobody reads lists. They look at the picture.

## The running sheet

This is the document that makes a show. Mine has one line for every thing that happens, with a time, a name and what to do if it does not happen:

| Time | What | Who | If not |
| --- | --- | --- | --- |
| 17:30 | Doors to dressing room close | Stage manager | Late models move to second half |
| 18:40 | Sound and light check, last | Technician | Phone and speaker, cable in the drawer |
| 18:52 | Host tests microphone | Host | Loud voice from the step |
| 19:00 | Doors | Front of house | Tea outside, say why |
| 19:20 | First look | Stage manager | Host speaks for two minutes |

The fourth column takes an evening to fill in. It is the best evening you will spend. When the power failed, the technician looked at the sheet, started the borrowed generator behind the kitchen and reset his lamps, and doors opened at 19:04 with tea.

One person calls the show. Everyone else may have opinions until the day before.

## The day itself

1. Measure the stage and tape the turning points before anyone rehearses. Choreography made in another room never fits.
2. Rehearse once in flat shoes for the order, and once in full dress for the changes. A third rehearsal tires people and improves nothing.
3. Send everybody to eat, at the same time, away from the clothes.
4. Gather the whole team for three minutes. Say who calls the show, where the exits are, where the first-aid box is, and thank them now, since nobody listens afterwards.
5. Start on time. A quarter of an hour's grace is a kindness. Beyond that you are punishing those who were punctual.

> Nobody remembers the running order. They remember whether they could see, whether they could hear, and how they were treated at the door.

## The morning after

Clean the hall before you are asked. Pay everyone within two days. Return every garment with its picture still pinned on and a note of any damage, and mend what you can. Then sit down with the team, while it is fresh, and write three lists: keep, change, never again. My oldest list begins with "never again: live rabbit".

What the town keeps is the tailors' order books, a few young people who now know how to run a stage and, with luck, a hall with a mended socket. Shows I am working on are listed under [events](/events). If you are planning one in your own town, [tell me about it](/contact). I am happy to look over a running sheet, above all its fourth column.`;

export const fashionShowInACountyTown: StarterBlogPost = {
  title: 'A fashion show in a county town',
  slug: 'a-fashion-show-in-a-county-town',
  tags: ['Events', 'Organising', 'Community', 'Budget'],
  image: 'blog-04',
  createdAt: '2025-11-15T07:30:00.000Z',
  content,
};
