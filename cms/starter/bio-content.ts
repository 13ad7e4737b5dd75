import type { MediaKey } from './media-key';

interface StarterBioContent {
  title: string;
  intro: string;
  /** Paragraphs are separated by a blank line. */
  content: string;
  professionalBackground: string[];
  image: MediaKey;
}

const paragraphs = [
  'Amani Kito walked his first show in 2017 in a borrowed suit, two sizes too wide and pinned at the back. The pins held. So did the habit he took from that evening: look after the clothes first, and let the attention follow. He has now worked for over 9 years as a runway and commercial model, on county stages and in city studios, for tailors with one rail of garments and for productions with forty looks and a six-minute running order.',
  'He judges because somebody once judged him well. After an early pageant that he lost, one panel member took ten minutes to explain the score, line by line, and he went home knowing exactly what to work on. He has sat on panels since 2017 and still writes a sentence of reasons beside every number. In 2024 he stood on the other side of the table again, and reached the national final of a male pageant.',
  'Teaching came out of rehearsals. Whoever was waiting in the corridor would ask how to turn without looking down, and the corridor slowly became a class. His runway training starts with standing, goes on to breathing, and reaches the catwalk only when both are quiet. Pupils have been as young as fourteen and as old as sixty-one.',
  'As an organiser he works from a running sheet, a seating plan and a list of who has eaten. Fashion shows, pageants and formal evenings run on the same few things: a stage that is measured before the choreography is set, a dressing room with enough mirrors, and one person who decides when the doors open.',
  'Endeleza, the youth initiative he directs, is where the rest of the time goes. It pairs young people with working adults, keeps school uniforms in use, gives local dancers and tailors a stage, and plants trees along rivers. He would like to be remembered for that part.',
];

export const bioContent: StarterBioContent = {
  title: 'A steady walk, an open door',
  intro:
    'Model, runway instructor, event judge and commercial model, based in Kenya. Over 9 years on the runway and in front of the camera, a national finalist in 2024, and director of the youth initiative Endeleza.',
  content: paragraphs.join('\n\n'),
  professionalBackground: [
    'Runway and commercial model for over 9 years',
    'National finalist in a 2024 male pageant',
    'Runway instructor for catwalk training, posture and stage presence',
    'Judge of pageants, talent shows and modelling contests for 9 years',
    'Organiser of fashion shows, pageants and high-profile events',
    'Director of Endeleza, a youth non-profit initiative',
  ],
  image: 'hero-portrait',
};
