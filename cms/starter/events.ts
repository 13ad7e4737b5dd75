import type { MediaKey } from './media-key';

interface StarterEvent {
  title: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm:ss.SSS in local time, as the CMS stores it. */
  time: string;
  location: string;
  type: 'judging' | 'organization' | 'appearance';
  status: 'upcoming' | 'ongoing' | 'completed';
  maxAttendees: number;
  image: MediaKey;
}

/** Three public events, then the three samples of the owner's area. */
export const events: StarterEvent[] = [
  {
    title: 'County Pageant Finals',
    description:
      'Amani Kito chairs a panel of five at the finals of a county pageant. Casual wear, talent and a two-minute answer are scored on a published sheet, and every contestant takes their own sheet home.',
    date: '2027-03-20',
    time: '14:00:00.000',
    location: 'Kisumu',
    type: 'judging',
    status: 'upcoming',
    maxAttendees: 300,
    image: 'event-01',
  },
  {
    title: 'Endeleza Year-End Showcase',
    description:
      'Mentees plan, host and walk in their own show, with tailors and dancers from the neighbourhood. Amani Kito produces the evening and stays backstage.',
    date: '2026-12-12',
    time: '15:00:00.000',
    location: 'Machakos',
    type: 'organization',
    status: 'upcoming',
    maxAttendees: 150,
    image: 'event-02',
  },
  {
    title: 'Handloom Evening',
    description:
      'A seated presentation of handwoven cloth, shown slowly and at arm’s length. Amani Kito opened and closed the evening and spoke with guests about how each length was made.',
    date: '2026-08-08',
    time: '19:00:00.000',
    location: 'Nairobi',
    type: 'appearance',
    status: 'completed',
    maxAttendees: 120,
    image: 'event-03',
  },
  {
    title: 'Long Rains Fashion Show',
    description:
      'Nine designers, thirty-two looks and one covered courtyard. An open-air show with a plan for rain, which was needed.',
    date: '2025-06-15',
    time: '18:00:00.000',
    location: 'Nairobi',
    type: 'appearance',
    status: 'completed',
    maxAttendees: 200,
    image: 'event-04',
  },
  {
    title: 'Youth Leadership Workshop',
    description:
      'A working day for young people who lead a club, a team or a class: running a meeting that ends on time, speaking without notes, and asking adults for a budget.',
    date: '2025-05-20',
    time: '09:00:00.000',
    location: 'Nakuru',
    type: 'organization',
    status: 'completed',
    maxAttendees: 50,
    image: 'event-05',
  },
  {
    title: 'Community Clean-up',
    description:
      'Gloves, rakes and a lorry, from eight in the morning until lunch. Neighbours cleared two kilometres of riverbank before the tree planting.',
    date: '2025-04-30',
    time: '08:00:00.000',
    location: 'Thika, Kiambu County',
    type: 'organization',
    status: 'completed',
    maxAttendees: 100,
    image: 'event-06',
  },
];
