import type { StarterBlogPost } from './starter-blog-post';

const content = `My first comp card cost more than my first three jobs paid. It had eleven pictures, two typefaces and a quotation about dreams. A casting director turned it over, looked for my shoe size, did not find it and handed it back.

You can do better for less. Below is what I now tell everyone who starts, with the sums I would set aside in shillings. Prices differ from town to town, so treat them as proportions.

## What the card is for

A comp card is a reminder. Someone has seen you for forty seconds between two other people, and a week later holds your card and has to remember your face, your proportions and how to reach you. Everything that does not help with one of those three can go.

**Front:** one picture of your face and your name. That is all.

**Back:** three or four pictures and a block of facts.

The facts, in this order: height, chest or bust, waist, hips, shoe size, hair, eyes, then a phone number and an email address that you read every day. Give both measuring systems where people use both. You can see how I set out my own on the [rate card](/rate-card). Measure again every three months and print again when a number has changed. A card that lies by four centimetres is found out at the fitting, in front of the tailor who has to fix it.

## Five pictures, one afternoon

You need five good pictures to begin with. Agree on these with your photographer before the day:

1. **Face, straight on.** Hair away from it, no jewellery, a plain top. Look at the lens as if it had just said something sensible.
2. **Face, three-quarters.** The same light. Do not lift the chin.
3. **Full length, fitted clothes.** Feet in the frame. Castings are lost because a card leaves people guessing below the knee.
4. **Full length, walking.** A little blur at the hem is welcome.
5. **One picture that is you.** At work, laughing, holding a goat, whatever is true. It goes last, and it is the one they talk about.

Use daylight. Open shade beside a pale wall, between eight and ten in the morning, gives you a softbox the size of a house for nothing. Bring a white bedsheet and two friends to hold it where the shadows fall.

## Where the money goes

| Item | Shillings |
| --- | ---: |
| Photographer, two hours, ten edited pictures | 6,000 |
| Hair and skin, kept simple | 1,000 |
| Transport and tea for everyone | 1,000 |
| Layout (do it yourself, or pay a student) | 0 to 1,500 |
| 50 cards on 300 gsm card, two sides | 3,000 |
| **Together** | **11,000 to 12,500** |

If that is still too much, keep the photographer and leave the cards. A single image file with the same layout can be sent by phone and costs nothing to correct. Print ten when you are invited to a casting in person.

I would not save on the photographer by asking five friends with phones. Their pictures will not match, and cards look cheap because of pictures that do not match far more often than because of the paper. It is better to find one person who is also building a portfolio and to make a fair exchange in writing: you both may use the pictures, neither of you sells them, and both are named.

## The portfolio is another thing

The card says who you are. The portfolio shows what you have done, and when you have done nothing yet it should be short. Eight strong pictures beat twenty. I learned to order them like a meal: something clear, something rich, something surprising, and then stop.

- Begin and end with your two best. People remember the edges.
- Leave out anything that needs an explanation.
- Never use two pictures from the same minute. If you cannot choose, neither is good enough.
- Credit everyone: photographer, tailor, make-up. It is polite, and those are the people who will recommend you.
- Sort by kind of work once you have three pictures of a kind. My own [portfolio](/portfolio) can be filtered because I once watched a client scroll past everything she needed.

## Things nobody should sell you

> If you must pay to be represented, you are the customer and not the model.

Be careful with anyone who calls a portfolio compulsory and happens to sell one, or wants a registration fee before a casting. Be most careful with a photographer who objects when you bring a friend. Bring the friend. Good photographers are pleased, because somebody can hold the bedsheet.

Retouching is another place to keep your purse closed. Temporary things may go: a spot, a stray hair, a crease in the wall. Scars, lines and the shape of your nose will be present at the casting, so they had better be on the card.

## Keep it alive

Put a date in your calendar every three months. Measure, look at the five pictures with a cold eye and replace the weakest if you have something better. That is ten minutes of work. It means that you are ready on the afternoon when somebody calls and says they need a card by six.

If you would like a second opinion before you print, [send me](/contact) a description of the job you are after and I will tell you which of the five pictures matters most for it.`;

export const compCardOnASmallBudget: StarterBlogPost = {
  title: 'A comp card and a portfolio on a small budget',
  slug: 'a-comp-card-and-a-portfolio-on-a-small-budget',
  tags: ['Portfolio', 'Budget', 'Beginners', 'Castings'],
  image: 'blog-03',
  createdAt: '2025-06-28T07:30:00.000Z',
  content,
};
