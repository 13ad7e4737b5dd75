import type { MediaKey } from './media-key';

interface StarterRoleProfile {
  title: string;
  text: string;
  image: MediaKey;
}

export const roleProfiles: { profiles: StarterRoleProfile[] } = {
  profiles: [
    {
      title: 'Event Organizer',
      text: 'Organizer of fashion, pageant and high-profile events, from the first site visit to the last chair stacked. Casting, running order, stage plan, fittings, rehearsal and front of house sit on one running sheet, and one person answers for it. Designers know when their rail must arrive, contestants know when they eat, and the audience only ever sees a show that starts on time.',
      image: 'role-organizer',
    },
    {
      title: 'Event Judge',
      text: 'Judge with 9 years of experience on pageant, talent and modelling panels, from school halls to national stages. Scores follow the published criteria, every number comes with a written reason, and anyone I know personally is declared before the first round. After the result I stay for the contestants who want to hear how they were marked.',
      image: 'role-judge',
    },
    {
      title: 'Runway Instructor',
      text: 'Runway instructor for catwalk training, posture and stage presence. Lessons begin with standing well and breathing low, then build the walk, the turn and the pause at the end of the runway. Each pupil is filmed in the first and the last session, so that the progress can be seen rather than promised. Single pupils, pageant contestants and full show casts are welcome.',
      image: 'role-instructor',
    },
  ],
};
