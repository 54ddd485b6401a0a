import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** The refusal of a revision whose processing never succeeded; its upload stays in storage. */
export const GIVEN_UP = 'file-not-processed' satisfies ErrorCode

/** Records why a revision was refused. One that is not `pending` stays unchanged. */
export async function refuseRevision(payload: Payload, revision: number, code: ErrorCode): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await transaction(fragment`
      update revisions set state = 'refused', refusal = ${code}, updated_at = now()
       where id = ${revision} and state = 'pending'`)
  })
}

/** Refuses a revision whose processing never succeeded, through no fault of its file, and notifies its uploader. */
export async function giveUpRevision(payload: Payload, revision: number): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const [given] = await transaction<Uploader>(fragment`
      update revisions r set state = 'refused', refusal = ${GIVEN_UP}, updated_at = now()
       where r.id = ${revision} and r.state = 'pending'
      returning coalesce(r.file_name, '') as file, r.uploaded_by_id as id`)
    if (!given?.id) return
    const [uploader] = await transaction<{ email: Column<'users.email'>; locale: Present<'users.locale'> }>(
      fragment`select email, locale::text from users where id = ${given.id}`,
    )
    if (!uploader) return
    await queueMail(transaction, {
      key: `upload-not-processed:${revision}`,
      template: 'upload-not-processed',
      user: given.id,
      email: uploader.email,
      locale: uploader.locale,
      data: { file: given.file },
    })
  })
}

interface Uploader extends Record<string, unknown> {
  readonly file: Computed<string>
  readonly id: Column<'revisions.uploaded_by_id'>
}
