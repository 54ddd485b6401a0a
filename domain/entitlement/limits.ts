/**
 * Downloads that somebody with an account may make in an hour: far beyond what one person works with, so that it stops
 * scripts and nobody else. Guests have fewer (the panel's download settings).
 */
export const PERSON_DOWNLOADS_PER_HOUR = 300
