import ResourceShow from '../../lists/resource-show.tsx'
import { RoleBar } from '../../roles/role-bar.tsx'

export default function ShowStaff() {
  return (
    <ResourceShow resource="staff" represent="email">
      <RoleBar />
    </ResourceShow>
  )
}
