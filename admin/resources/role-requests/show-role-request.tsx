import ResourceShow from '../../lists/resource-show.tsx'
import { RequestBar } from '../../roles/request-bar.tsx'

export default function ShowRoleRequest() {
  return (
    <ResourceShow resource="role-requests" represent="email">
      <RequestBar />
    </ResourceShow>
  )
}
