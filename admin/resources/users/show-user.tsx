import ResourceShow from '../../lists/resource-show.tsx'
import { RoleBar } from '../../roles/role-bar.tsx'

export default function ShowUser() {
  return (
    <ResourceShow resource="users" represent="email">
      <RoleBar />
    </ResourceShow>
  )
}
