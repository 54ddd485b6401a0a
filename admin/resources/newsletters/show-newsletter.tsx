import { useRecordContext } from 'react-admin'
import type { NewsletterDetail } from '#domain/contract/console/newsletters.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'

export default function ShowNewsletter() {
  return (
    <ResourceShow resource="newsletters" represent="name">
      <Commands />
    </ResourceShow>
  )
}

function Commands() {
  const newsletter = useRecordContext<Partial<NewsletterDetail> & { readonly id: number }>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (newsletter?.allowed_actions === undefined) return null
  return <CommandBar resource="newsletters" id={newsletter.id} allowed={newsletter.allowed_actions} />
}
