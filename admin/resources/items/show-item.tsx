import ResourceShow from '../../lists/resource-show.tsx'
import { ItemCommands } from './item-commands.tsx'
import { RevisionTable } from './revision-table.tsx'

export default function ShowItem() {
  return (
    <ResourceShow resource="items" represent="title">
      <ItemCommands />
      <RevisionTable />
    </ResourceShow>
  )
}
