import { Button, Group, Modal } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fullTimestamp } from '../../dates/format';
import { StatusBadge } from '../../kit/list/status-badge';
import { EmptyState } from '../../kit/page/empty-state';
import { Fact } from '../../kit/page/fact';
import { Loaded } from '../../kit/page/loaded';
import { wording as blockWording } from '../../kit/wording';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { mailTo } from '../person/mail-to';
import { PersonButtons } from '../person/person-buttons';
import { cameFromWording } from '../person/wording';
import { DecisionButton } from './decision-button';
import { volunteers } from './resource';
import { type Volunteer, volunteerStatusLooks } from './volunteer';
import classes from './volunteer-details.module.css';
import { wording } from './wording';

interface VolunteerDetailsProps {
  /** Undefined while closed. */
  documentId: string | undefined;
  onClose: () => void;
}

/** Shows a volunteer's whole application, with the possible actions. */
export function VolunteerDetails({ documentId, onClose }: VolunteerDetailsProps) {
  const query = useQuery({ ...volunteers.queries.one(documentId ?? ''), enabled: documentId !== undefined });
  return (
    <Modal opened={documentId !== undefined} onClose={onClose} title={wording.detailsTitle} size="lg">
      <Loaded query={query}>
        {(volunteer) =>
          volunteer ? (
            <Details volunteer={volunteer} onClose={onClose} />
          ) : (
            <EmptyState title={blockWording.goneTitle} />
          )
        }
      </Loaded>
    </Modal>
  );
}

function Details({ volunteer, onClose }: { volunteer: Volunteer; onClose: () => void }) {
  const { name, status, email, phone, project, availability, skills, interests, createdAt, message } =
    volunteer;
  const words = wording.details;
  return (
    <>
      <dl className={classes.facts}>
        <Fact label={words.name}>{name}</Fact>
        <Fact label={words.status}>
          <StatusBadge state={status} looks={volunteerStatusLooks} />
        </Fact>
        <Fact label={words.email}>{email}</Fact>
        <Fact label={words.phone}>{phone || wording.noPhone}</Fact>
        <Fact label={words.project}>{project?.title ?? wording.noProject}</Fact>
        <Fact label={words.joined}>
          <time dateTime={createdAt}>{fullTimestamp(createdAt)}</time>
        </Fact>
        <Fact label={words.availability}>{availability.join(', ') || wording.noAvailability}</Fact>
        <Fact label={words.skills}>{skills.join(', ') || wording.noSkills}</Fact>
        <Fact label={words.interests}>{interests.join(', ') || wording.noInterests}</Fact>
        <Fact label={CONTENT_TYPES.volunteer.cameFrom.label}>{cameFromWording.name(volunteer.cameFrom)}</Fact>
        <Fact label={words.message} wide>
          {message || wording.noMessage}
        </Fact>
      </dl>
      <PersonButtons email={email} onErased={onClose} />
      <Group className={classes.actions}>
        {status === 'pending' && (
          <>
            <DecisionButton decision="approved" volunteers={[volunteer]} />
            <DecisionButton decision="rejected" volunteers={[volunteer]} />
          </>
        )}
        <Button
          component="a"
          href={mailTo(email)}
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
        >
          {wording.email}
        </Button>
        <Button variant="default" onClick={onClose}>
          {wording.close}
        </Button>
      </Group>
    </>
  );
}
