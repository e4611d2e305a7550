import { primaryRole } from '../../src/model'

interface PersonRow {
  id: number
  name: string
  forename: string
  surname: string
  shortname: string
  email: string
  image_file_id: number | null
  roles: string[]
}

/** A person as the contract shows people. */
export function userOf(row: PersonRow) {
  return {
    id: row.id,
    name: row.name,
    forename: row.forename,
    surname: row.surname,
    shortname: row.shortname,
    image: thumbnailUrl(row.image_file_id),
    role: primaryRole(row.roles),
    roles: row.roles,
    email: row.email,
  }
}

/** Somebody by id; null for nobody. */
export type PersonOf = (id: number | null) => ReturnType<typeof userOf> | null

export const fileUrl = (id: number | null): string | null => (id === null ? null : `/original/${id}/file`)
export const thumbnailUrl = (id: number | null): string | null => (id === null ? null : `/original/${id}/file?size=thumbnail`)
