import {
  type Note,
  type NoteDraft,
  type NoteVersion,
  partner_website_note,
  partner_website_note_save,
  partner_website_note_versions,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

const noteApi = api.enhanceEndpoints({ addTagTypes: ['WebsiteNote'] }).injectEndpoints({
  endpoints: (build) => ({
    websiteNote: build.query<Note, number>({
      query: (id) => call(partner_website_note).query({ params: { website: id } }),
      transformResponse: ({ note }: { note: Note }) => note,
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'WebsiteNote', id }],
    }),
    /** Earlier versions, the newest first. */
    noteVersions: build.query<readonly NoteVersion[], number>({
      query: (id) => call(partner_website_note_versions).query({ params: { website: id } }),
      transformResponse: ({ items }: { items: NoteVersion[] }) => items,
      extraOptions: { silent: true },
      providesTags: (_, __, id) => [{ type: 'WebsiteNote', id }],
      // Saving does not ask for it anew: the dialog does, each time it opens.
      keepUnusedDataFor: 0,
    }),
    /** A version that is not the server's any more is refused with 409 (defaults 5.10). */
    saveWebsiteNote: build.mutation<Note, NoteDraft & { id: number }>({
      query: ({ id, ...body }) => call(partner_website_note_save).query({ params: { website: id }, body }),
      transformResponse: ({ note }: { note: Note }) => note,
      extraOptions: { silent: true },
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(noteApi.util.updateQueryData('websiteNote', id, () => answer.data))
      },
    }),
  }),
})

export const { useWebsiteNoteQuery, useNoteVersionsQuery, useSaveWebsiteNoteMutation } = noteApi

/** The note as the server has it now. */
export const fetchWebsiteNote =
  (id: number): AppThunk<Promise<Note>> =>
  (dispatch) =>
    dispatch(noteApi.endpoints.websiteNote.initiate(id, { forceRefetch: true, subscribe: false })).unwrap()
