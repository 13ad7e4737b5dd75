import { ActionIcon, Anchor, Table } from '@mantine/core';
import { IconMail, IconTrash } from '@tabler/icons-react';
import { RelativeTime } from '../../manager/relative-time';
import { RowTick, type Selection } from '../../manager/selection';
import { StatusBadge } from '../../manager/status-badge';
import { DecisionIcon } from './decision-button';
import { emailLink, type Volunteer, volunteerStatusLooks } from './volunteer';
import classes from './volunteer-row.module.css';
import { wording } from './wording';

const { columns } = wording;

interface VolunteerRowProps {
  volunteer: Volunteer;
  selection: Selection;
  onOpen: () => void;
  onDelete: () => void;
}

/** One row. Its buttons are named by `title`: eighty tooltips take longer to mount than the table. */
export function VolunteerRow({ volunteer, selection, onOpen, onDelete }: VolunteerRowProps) {
  const { name, email, phone, project, status, createdAt } = volunteer;
  return (
    <Table.Tr>
      <Table.Td className={classes.tick}>
        <RowTick selection={selection} id={volunteer.documentId} label={wording.select(name)} />
      </Table.Td>
      <Table.Td className={classes.name}>{name}</Table.Td>
      <Table.Td data-label={columns.contact}>
        <span className={classes.contact}>
          <span className={classes.email} title={email}>
            {email}
          </span>
          {phone && <span className={classes.quiet}>{phone}</span>}
        </span>
      </Table.Td>
      <Table.Td data-label={columns.project} className={classes.project}>
        {project?.title ?? <span className={classes.quiet}>{wording.noProject}</span>}
      </Table.Td>
      <Table.Td data-label={columns.skills}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.details}
          aria-label={wording.viewDetailsOf(name)}
          onClick={onOpen}
        >
          {wording.viewDetails}
        </Anchor>
      </Table.Td>
      <Table.Td data-label={columns.status}>
        <StatusBadge state={status} looks={volunteerStatusLooks} />
      </Table.Td>
      <Table.Td data-label={columns.joined} className={classes.joined}>
        <RelativeTime iso={createdAt} />
      </Table.Td>
      <Table.Td>
        <div className={classes.actions}>
          {status === 'pending' && (
            <>
              <DecisionIcon decision="approved" volunteer={volunteer} />
              <DecisionIcon decision="rejected" volunteer={volunteer} />
            </>
          )}
          <ActionIcon
            component="a"
            href={emailLink(email)}
            aria-label={wording.emailOne(name)}
            title={wording.emailOne(name)}
          >
            <IconMail size={20} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={wording.deleteOne(name)}
            title={wording.deleteOne(name)}
            color="red"
            onClick={onDelete}
          >
            <IconTrash size={20} stroke={1.75} />
          </ActionIcon>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
