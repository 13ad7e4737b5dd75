import { Table } from '@mantine/core';
import type { Estimate } from './documents';
import classes from './estimate-lines.module.css';
import { wording } from './wording';

export function EstimateLines({ estimate: { lines, totalKes, isFrom } }: { estimate: Estimate }) {
  const total = wording.kes(totalKes);
  return (
    <Table className={classes.estimate}>
      <Table.Caption className={classes.caption}>{wording.estimate}</Table.Caption>
      <Table.Tbody>
        {lines.map(({ label, amountKes }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" className={classes.label}>
              {label}
            </Table.Th>
            <Table.Td className={classes.sum}>{wording.kes(amountKes)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">{wording.total}</Table.Th>
          <Table.Td className={classes.sum} data-total>
            {isFrom ? wording.from(total) : total}
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
