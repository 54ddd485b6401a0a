import { useRecordContext } from 'react-admin'
import type { CertificateDetail } from '#domain/contract/console/billing.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'

export default function ShowCertificate() {
  return (
    <ResourceShow resource="certificates" represent="number">
      <Commands />
    </ResourceShow>
  )
}

function Commands() {
  const certificate = useRecordContext<Partial<CertificateDetail> & { readonly id: string }>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (certificate?.allowed_actions === undefined) return null
  return <CommandBar resource="certificates" id={certificate.id} allowed={certificate.allowed_actions} />
}
