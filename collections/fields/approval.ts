import type { Field } from 'payload'
import { mayOpenPanel } from '#domain/permissions/permissions.ts'
import { actorOf } from '../access.ts'
import { DERIVED } from './derived.ts'

/** Who wrote a version and which other editor approved it: kept by `keepApproval`, shown beside the form. */
export function approvalFields(): Field[] {
  return [
    ...(['changedBy', 'approvedBy'] as const).map(
      (name): Field => ({
        name,
        type: 'relationship',
        relationTo: 'users',
        access: { ...DERIVED, read: ({ req }) => mayOpenPanel(actorOf(req.user)) },
        hooks: { beforeDuplicate: [() => null] },
        admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
      }),
    ),
    {
      name: 'approval',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/cms/panel/approval-field.tsx#ApprovalField' },
      },
    },
  ]
}
