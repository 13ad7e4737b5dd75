import type { StarterBlogPost } from './starter-blog-post';

const content = `Most people who come to me for a first lesson already walk well. They walked to the door, after all. The trouble starts when somebody watches.

Under a gaze the shoulders climb, the steps shorten and the eyes drop to the floor to check that the feet are still there. A beginner's programme therefore has little to do with learning a special walk. It clears away what nerves add to the walk you have. Four weeks is enough for that if you practise for fifteen minutes a day, and fifteen minutes is all I ask.

## What you need

- A corridor or yard at least eight metres long, with a strip of tape or chalk down the middle.
- The shoes you will be seen in. If you will wear heels, start with a block heel of about six centimetres, and leave the tall ones in their box until week three.
- A phone, propped at hip height at the far end of the strip. A camera held at eye level flatters you and hides the feet.
- No music at first. Music makes a poor walk feel better than it is.

## Week one: stand

Stand with your heels, hips and the back of your head against a wall, then step away and keep the shape. Set a timer for two minutes. It is longer than it sounds. Around the fortieth second you will want to shift your weight, touch your face or smile. Notice which of the three it is, because that is what you will do at the end of a runway.

Breathe low, so that your belt moves and your collar does not. When a model looks calm, this is usually all that is happening.

Do this three times a day. Do not walk yet, however silly it feels.

## Week two: walk slowly

Now use the strip. Walk at half of your normal speed and let each foot land just inside the line, left of it and right of it. You are not on a tightrope. Feet that cross in front of each other throw the hips about and catch long hems.

Look at a fixed point slightly above the camera. In the street, we look where we are going. On a runway you look where you will stop, and you trust the floor.

Arms give beginners the most trouble, and the cure is dull: carry a half-litre bottle of water in each hand for five minutes. The weight settles the shoulders and the swing becomes smaller by itself. Put the bottles down and walk again while the arms still remember.

Film one walk at the end of each day. Watch it once with the sound off and write down one thing. Only one.

## Week three: stop and turn

The walk is how you get there. The stop is what the photographers came for. Practise it in this order:

1. Arrive and let the last step finish. Most beginners begin their pose while the back foot is still travelling.
2. Put your weight on one leg and count two full seconds in your head.
3. Look left or right if the choreography asks for it, with the eyes first and the chin after.
4. Turn on the balls of both feet. The head leaves last and arrives first, as it does when somebody calls your name.
5. Walk away at the speed you came. Nearly everybody hurries home.

> The audience reads speed as fear. If you can walk back as slowly as you walked out, they will believe everything in between.

Now add the tall shoes if you need them, and go back to week two for a day. Ankles deserve the patience. If a shoe slips at the heel, fix it with an insole and a strip of fabric tape. Curling the toes to hold it on shows in your face.

## Week four: clothes, music, people

Wear something that moves: a long shirt, a shawl, a borrowed gown. Cloth answers late. When you stop, it goes on for half a second, and if you pose before it has settled the picture is of a garment in an accident. Wait for it.

Put music on at last, and choose something slower than you would like. Walk across the beat once on purpose, to learn what it feels like to be lost, and find your way back without looking down. You will need that on the day the speakers fail.

Then invite three people. They should sit, stay quiet and look at you, which is surprisingly hard to bear. Walk for them five times. By the third time the shoulders will have come down on their own.

## Four faults I see every month

- **The march.** Knees too high, arms like pendulums. Usually nerves: go back to breathing.
- **The sway.** Hips moved on purpose. Hips move because the feet land well. Leave them alone.
- **The mask.** A hard stare borrowed from a magazine. Think of somebody you like who is late. Your face will do something more interesting.
- **The apology.** A tiny smile and a glance at the floor after a wobble. Everyone wobbles. The people in the third row learn of it from your face.

## And then

At the end of the month, put the first film and the last one side by side. I do this with every pupil, and the difference is plain to see even for those who felt nothing change.

If you would like someone to look at your films, or you have a casting in two weeks and no corridor, you can read [how I teach](/about-roles?role=instructor) and [write to me](/contact). Bring the shoes.`;

export const yourFirstRunwayWalk: StarterBlogPost = {
  title: 'Your first runway walk, in four weeks',
  slug: 'your-first-runway-walk-in-four-weeks',
  tags: ['Runway', 'Training', 'Beginners'],
  image: 'blog-01',
  createdAt: '2024-03-16T07:30:00.000Z',
  content,
};
