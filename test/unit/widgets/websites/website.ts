import * as v from 'valibot'
import { Website } from '../../../../src/contract'

type Parts = Partial<v.InferInput<typeof Website>>

/** A website as the server gives it. */
export const website = (id: number, parts: Parts = {}): Website =>
  v.parse(Website, { id, title: `Site ${id}`, status: 'creation', ...parts })

export const person = (id: number, parts: object = {}) => ({
  id,
  name: `Person ${id}`,
  forename: null,
  surname: null,
  shortname: null,
  image: null,
  role: null,
  roles: ['partner_design'],
  email: null,
  active: true,
  absentFrom: null,
  absentUntil: null,
  substitute: null,
  openTodos: 0,
  openWebsites: 0,
  overdueWebsites: null,
  secondsThisWeek: null,
  ...parts,
})

export const tag = (id: number, name = `Tag ${id}`) => ({ id, name, color: '#0852ed', sort: id })
