import {
  IconAlbum,
  IconBook2,
  IconBriefcase2,
  IconCalendarCheck,
  IconCalendarEvent,
  IconFileText,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconPhoto,
  IconPhotoScan,
  IconSettings,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { wording } from './wording';

/**
 * The sidebar's links in groups, in order. `atHand`: also shown in the bottom bar of a phone, which fits five links
 * beside the menu.
 */
export const PAGE_GROUPS = [
  {
    heading: undefined,
    pages: [
      { to: '/dashboard', label: wording.pages.dashboard, Icon: IconLayoutDashboard, atHand: true },
      { to: '/portfolio', label: wording.pages.portfolio, Icon: IconPhoto, atHand: true },
      { to: '/bio', label: wording.pages.bio, Icon: IconUser, atHand: false },
      { to: '/blog', label: wording.pages.blog, Icon: IconBook2, atHand: true },
      { to: '/projects', label: wording.pages.projects, Icon: IconBriefcase2, atHand: false },
      { to: '/events', label: wording.pages.events, Icon: IconCalendarEvent, atHand: false },
      { to: '/volunteers', label: wording.pages.volunteers, Icon: IconUsersGroup, atHand: false },
      { to: '/messages', label: wording.pages.messages, Icon: IconInbox, atHand: true },
    ],
  },
  {
    heading: wording.work,
    pages: [
      { to: '/bookings', label: wording.pages.bookings, Icon: IconCalendarCheck, atHand: true },
      { to: '/model-profile', label: wording.pages.modelProfile, Icon: IconAlbum, atHand: false },
      { to: '/pages', label: wording.pages.pages, Icon: IconFileText, atHand: false },
      { to: '/media', label: wording.pages.media, Icon: IconPhotoScan, atHand: false },
      { to: '/activity', label: wording.pages.activity, Icon: IconHistory, atHand: false },
    ],
  },
  {
    heading: undefined,
    pages: [{ to: '/settings', label: wording.pages.settings, Icon: IconSettings, atHand: false }],
  },
] as const;

export const PAGES = PAGE_GROUPS.flatMap(({ pages }) => [...pages]);
