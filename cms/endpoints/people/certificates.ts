import type { Endpoint, PayloadRequest } from 'payload'
import { renderCertificate } from '#cms/certificates/render-pdf.ts'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { certificateServices } from '#cms/endpoints/certificates.ts'
import { call, personOf } from '#cms/endpoints/people/call.ts'
import { issueCertificate } from '#cms/operations/certificates/issue-certificate.ts'
import { listCertificates, readCertificate } from '#cms/operations/certificates/read-certificates.ts'
import { canonicalJson } from '#domain/certificates/canonical.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

const MAX_PAGE = 10_000

/** Certificates of a user's downloads: issued, listed, and as a signed file and a PDF. */
export const CERTIFICATE_ENDPOINTS: Endpoint[] = [
  call('list-certificates', async (req, actor) => {
    const page = Number(req.searchParams.get('page') ?? 1)
    const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE
    const wanted = { user: personOf(actor).id, page: isPage ? page : 1 }
    return respond('certificates', await listCertificates(req.payload, wanted))
  }),
  call('issue-certificate', async (req, actor) => {
    const wanted = { user: personOf(actor).id, download: pathParameter(req, 'download') }
    const signed = await issueCertificate(certificateServices(req.payload), wanted)
    return signed.ok ? respond('certificate', signed.value) : respondRefusal(signed)
  }),
  call('read-certificate', async (req, actor) => {
    const found = await read(req, actor)
    if (!found.ok) return respondRefusal(found)
    const { signed } = found.value
    return attachment(canonicalJson(signed), 'application/json', `${signed.certificate.number}.json`)
  }),
  call('print-certificate', async (req, actor) => {
    const found = await read(req, actor)
    if (!found.ok) return respondRefusal(found)
    const pdf = await renderCertificate(found.value, languageOf(req))
    const name = `${found.value.signed.certificate.number}.pdf`
    return attachment(Buffer.from(pdf), 'application/pdf', name)
  }),
]

function read(req: PayloadRequest, actor: Actor) {
  const wanted = { user: personOf(actor).id, number: pathParameter(req, 'certificate') }
  return readCertificate(req.payload, wanted)
}

function attachment(body: string | Buffer<ArrayBuffer>, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
