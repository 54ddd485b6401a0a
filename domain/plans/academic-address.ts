/**
 * Whether an address is one of a university or school by its domain: `.edu` of the United States, and the academic
 * second-level domains of other countries, such as `.ac.uk` and `.edu.au`.
 */
export function isAcademicAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return /\.(?:edu|(?:edu|ac)\.[a-z]{2})$/.test(`.${domain}`)
}
