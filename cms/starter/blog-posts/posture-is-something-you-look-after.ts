import type { StarterBlogPost } from './starter-blog-post';

const content = `A tailor noticed it before I did. "You have dropped your left side," she said with pins in her mouth, and took in the right seam by a centimetre to hide it.

It was the year of the campaigns. I had spent months in cars, on studio stools and over a telephone, and my walk had paid for it. I was tired after short shows and sore after long ones, and I had put it down to shoes. What followed was no drama: a few visits to a physiotherapist, a handful of dull habits, and about four months until the seam could go back. I have kept the habits. They take twelve minutes a day and suit people who will never see a runway.

One thing before we begin. I teach people to stand and walk, and I am not a clinician. If something hurts, goes numb or wakes you at night, see one.

## Posture is not a position

We were all told to stand up straight, so we pull the shoulders back, lift the chest, hold our breath and give up after a minute. Nobody can hold a position all day, and nobody should. Muscles that are clenched cannot respond, and a model who is clenched looks like furniture.

I think of posture as a place that I come back to. You reach for a cup, you bend, you laugh, you slump a little, and you come back. The skill lies in noticing and returning, and it grows by repetition like any other.

## Finding the place

Try this once without shoes:

1. Stand with your feet as wide as your hips and rock slowly from heel to toe until the weight settles over the middle of each foot.
2. Unlock the knees. They need not bend, only stop pushing backwards.
3. Let the tailbone hang. If your belt buckle points to the floor or to the ceiling, bring it level.
4. Breathe out fully and let the ribs come down over the hips.
5. Imagine that somebody lifts you by the hair at the crown of your head, by the height of one coin. The chin comes in a little by itself.

Most people say that they feel as if they were leaning forwards. Look in a mirror from the side: you are upright. You had been leaning back.

## Twelve minutes

I do these on the floor of whatever room I am in. None of them should hurt, and all of them can be done in pyjamas.

- **Lying still, three minutes.** On your back, knees bent, a thin book under your head. Let the floor do the straightening.
- **Arm slides, two minutes.** Back against a wall, arms up like a goalpost. Slide them up and down and keep your wrists as near to the wall as they will go without arching.
- **Hip opener, two minutes.** Kneel on one knee, the other foot in front, and move the hips forwards by very little. One minute for each side. It undoes the sitting.
- **Heel raises, two minutes.** Slowly up, three seconds at the top, slowly down. Walking starts here, and so does the steady pause at the end of a runway.
- **Balance, two minutes.** One minute on each foot while you brush your teeth. When it becomes easy, close one eye.
- **Walking, one minute.** Down the corridor and back with the book on your head. It is old-fashioned. It also tells you the truth at once.

If you only ever do one of them, do the first. It asks nothing of you, which is why it survives bad weeks.

## The other twenty-three hours

Exercises are the small part. The large part is what you do without thinking, and you can arrange the room so that it thinks for you.

**The telephone.** Bring it up to your eyes. I rest my elbow on my other forearm. You look slightly foolish and your neck is grateful.

**The bag.** One shoulder always carries it, and it is always the same one. Change sides at every corner for a week and you will find out which.

**The chair.** A good chair helps less than getting up. I drink from a small glass so that I have to fetch water often.

**The matatu.** Sit back properly, put both feet on the floor and your bag on your lap. If you have to stand, unlock your knees and let the road practise your balance for you.

**Heels.** Never two long days in a row. After a show I stand in cold water up to the ankles and then walk barefoot on grass, if there is any.

**Sleep.** On your side with a pillow between the knees, or on your back with one under them. Your tailor will notice within a month.

> Nobody ever told me that I looked taller when I tried to look taller. They said it when I had slept, and put down the bag.

## With young pupils

Teenagers grow faster than their idea of themselves. The tall ones bend to hear their friends, and then they stay there. I never tell them to straighten up, because what they hear is *you are wrong again*. I give them something to carry on the head, or ask them to teach the floor exercise to a younger pupil. They stand beautifully while they explain it.

We do the same in the [Endeleza](/endeleza) mentoring hours. If you can count to twelve and lie on a floor, you could help with it: the [volunteer page](/volunteer) is open to people of every height.

## How to know that it works

Do not use the mirror, since you pose for it. Ask someone to film you from behind while you walk to a shop, once a month, when you have forgotten about it. Watch the hem of your shirt. If it stays level, you are looking after yourself.

Mine is level again. The tailor let the seam out in March and sent me the centimetre of cloth in an envelope. I keep it with my comp cards.`;

export const postureIsSomethingYouLookAfter: StarterBlogPost = {
  title: 'Posture is something you look after',
  slug: 'posture-is-something-you-look-after',
  tags: ['Posture', 'Wellbeing', 'Training'],
  image: 'blog-06',
  createdAt: '2026-10-17T07:30:00.000Z',
  content,
};
