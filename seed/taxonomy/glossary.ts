import type { Names } from './names.ts'
export const GLOSSARY: Readonly<Record<string, Names>> = {}
