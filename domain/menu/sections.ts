import { MENU_KINDS } from '#domain/menu/menu-kinds.ts'

/** The sections of the main menu: the kinds, then the tools. */
export const MENU_SECTIONS = [...MENU_KINDS, 'tools'] as const
export type MenuSectionName = (typeof MENU_SECTIONS)[number]

/** Maximum columns and links of menus that editors write, and the characters of a label. */
export const MENU_LIMITS = { columns: 6, menuColumns: 15, links: 24, strip: 12, label: 60 } as const

/** The error pages whose words editors may replace (spec section 8). */
export const WORDED_ERRORS = ['not-found', 'unavailable', 'internal'] as const
export type WordedError = (typeof WORDED_ERRORS)[number]

export const ERROR_LENGTHS = { heading: 80, text: 300 } as const

/** Of the page of an invitation. */
export const INVITATION_LENGTHS = { heading: 100, text: 600 } as const
