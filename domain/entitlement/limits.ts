/**
 * Downloads per user and hour: far above what a person needs, so that it stops only scripts. Guests have a lower limit
 * (the panel's download settings).
 */
export const PERSON_DOWNLOADS_PER_HOUR = 300
