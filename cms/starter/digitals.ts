import { siteDay } from '../src/shared/site-clock';
import type { MediaKey } from './media-key';

interface StarterDigitalSet {
  takenOn: string;
  pictures: {
    angle: 'face' | 'smile' | 'front' | 'left' | 'right' | 'back' | 'full_length';
    image: MediaKey;
  }[];
  clip: MediaKey;
  captions: MediaKey;
}

export const digitalSets: StarterDigitalSet[] = [
  {
    // An old date would hide them after a year.
    takenOn: siteDay(),
    pictures: [
      { angle: 'face', image: 'portfolio-08' },
      { angle: 'smile', image: 'portfolio-14' },
      { angle: 'front', image: 'portfolio-02' },
      { angle: 'left', image: 'portfolio-10' },
      { angle: 'right', image: 'portfolio-03' },
      { angle: 'back', image: 'portfolio-12' },
      { angle: 'full_length', image: 'portfolio-01' },
    ],
    clip: 'project-01-video',
    captions: 'project-01-captions',
  },
];
