import ResourceShow from '../../lists/resource-show.tsx'
import { RevisionTable } from './revision-table.tsx'

export default function ShowItem() {
  return (
    <ResourceShow resource="items" represent="title">
      <RevisionTable />
    </ResourceShow>
  )
}
