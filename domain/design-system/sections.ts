/** The pages of the design system, at `/design-system/{section}`; the address without one leads to the first. */
export const DESIGN_SECTIONS = ['colors', 'elements', 'spacings', 'typography'] as const
export type DesignSection = (typeof DESIGN_SECTIONS)[number]

export function isDesignSection(value: string): value is DesignSection {
  return (DESIGN_SECTIONS as readonly string[]).includes(value)
}
