import { api_website_convert, api_website_scrape_content, api_website_sso } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'
import { send } from '../call/send'
import type { AppThunk } from '../../store'

const quiet = { silent: true }

export const { useReadForeignPageMutation, useTakeOverPageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a page elsewhere says. A mutation, for it is read when somebody asks for it and kept nowhere. */
    readForeignPage: build.mutation({ ...call(api_website_scrape_content), extraOptions: quiet }),
    /** Makes it content of the website's first page. */
    takeOverPage: build.mutation({ ...call(api_website_convert), extraOptions: quiet }),
  }),
})

/** The address that opens the editor as whoever asks: once, so it is kept nowhere. */
export const fetchEditorEntrance =
  (website: number): AppThunk<Promise<string>> =>
  async (dispatch) => {
    const { url } = await dispatch(send(api_website_sso, { params: { website } }, { silent: true }))
    // A server may answer with a path of its own.
    return new URL(url, location.href).href
  }
