import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../manager/busy-button';
import { exportVolunteers } from './mutations';
import type { VolunteerFilter } from './volunteer';
import { wording } from './wording';

interface ExportButtonProps {
  filter: VolunteerFilter;
  /** How many the filters show. */
  total: number;
}

/** Downloads what the filters show, and says how far it is. */
export function ExportButton({ filter, total }: ExportButtonProps) {
  const [arrived, setArrived] = useState(0);
  const download = useMutation(exportVolunteers());
  const start = () => {
    setArrived(0);
    download.mutate({ filter, onProgress: setArrived });
  };
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      busy={download.isPending}
      busyLabel={wording.exporting(arrived, total)}
      onClick={start}
    >
      {wording.export}
    </BusyButton>
  );
}
