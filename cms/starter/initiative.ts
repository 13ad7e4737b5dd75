import type { MediaKey } from './media-key';

interface Programme {
  title: string;
  text: string;
}

interface ImpactFigure {
  value: string;
  label: string;
}

interface StarterInitiative {
  name: string;
  eyebrow: string;
  theme: string;
  /** One paragraph for the home page. */
  teaser: string;
  about: string;
  mission: string;
  vision: string;
  objectives: string[];
  endGoal: string;
  programmes: Programme[];
  impactFigures: ImpactFigure[];
  images: MediaKey[];
}

export const initiative: StarterInitiative = {
  name: 'Endeleza',
  eyebrow: 'Youth initiative',
  theme: 'We Rise by Sharing',
  teaser:
    'Endeleza is Swahili for “carry it forward”. We bring young people together with adults who have an hour, a skill or a sewing machine to share, in five counties and on most Saturdays.',
  about:
    'Endeleza began in 2020 with eleven young people, three adults and a school yard. It is a youth non-profit initiative directed by Amani Kito and run by volunteers. We meet where young people already are: in schools, halls and on playing fields. What we do there is practical: mentoring, clothes, stages and trees. Those who have been helped are asked to help the next group, and most of them do.',
  mission:
    'To give young people in Kenya regular time with adults who listen, the practical skills to finish school or learn a trade, and a stage on which to be seen.',
  vision:
    'Communities in which every young person has someone to ask, something to make and somewhere to show it.',
  objectives: [
    'Mentor young people one to one, for a full year and on a fixed day',
    'Keep learners in school by sharing uniforms, books and study time',
    'Open stages for local art, dance and dress, and pay the artists who teach on them',
    'Restore riverbanks and school grounds with the people who live beside them',
    'Train former mentees to lead projects of their own in their home counties',
  ],
  endGoal:
    'A network that no longer needs its founder: each county led by people who once came to Endeleza as mentees, who choose their own projects and share what they learn with the others.',
  programmes: [
    {
      title: 'Education Support',
      text: 'Uniforms that fit, books that are passed on, and a mentor who asks about the homework. Most of our volunteers start here.',
    },
    {
      title: 'Arts & Culture',
      text: 'Runway, dance and tailoring workshops that end in a show which the young people plan and host themselves.',
    },
    {
      title: 'Environmental Conservation',
      text: 'Clean-ups and indigenous trees along rivers and around schools, with a watering rota and a count a year later.',
    },
  ],
  impactFigures: [
    { value: '500+', label: 'Youth Mentored' },
    { value: '20+', label: 'Community Projects' },
    { value: '5', label: 'Counties Reached' },
  ],
  images: ['initiative-01', 'initiative-02', 'initiative-03'],
};
