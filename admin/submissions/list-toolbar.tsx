import BulkEditLink from '../bulk-edit/bulk-edit-link.tsx'
import { SubmitAllButton } from '../submit-all/submit-all-button.tsx'

/** What authors do with many submissions at once. */
export default function ListToolbar() {
  return (
    <>
      <SubmitAllButton />
      <BulkEditLink />
    </>
  )
}
