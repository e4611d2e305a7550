import {
  cms_folder_create,
  cms_folder_delete,
  cms_folder_rename,
  cms_media_delete,
  cms_media_list,
  cms_media_move,
  cms_media_upload,
  cms_preset_details,
  cms_preset_import,
  cms_preset_insert,
  cms_preset_list,
  cms_preset_map,
  cms_preset_parse,
  cms_preset_remove,
  cms_preset_request,
  cms_preset_save,
  cms_preset_used,
  partner_website_preset_save,
} from '../../../src/contract/server'
import { HttpError } from '../../kernel/HttpError'
import { findPreset, importPresets, insertPreset, listPresets, mapPreset, removePreset, savePreset, usedPresets } from './presets'
import { readHtml } from '../cms/readHtml'
import { serve } from '../../kernel/serve'
import { createFolder, deleteFiles, deleteFolder, moveFiles, addToLibrary, renameFolder } from '../files/library/changeLibrary'
import { folderContent, presentFolder, presentLibraryFile } from '../files/library/folderContent'
import { filesByIds, type Place } from '../files/library/library'
import { findWebsite } from '../websites/details/findWebsite'
import { commit } from '../../outbox/commit/commit'

const REQUEST_MAX_LENGTH = 2_000

const placeOf = ({ webcard }: { webcard: number }): Place => ({ websiteId: webcard, library: 'media' })

export const cmsLibraryRoutes = [
  serve(cms_media_list, ({ services, params, query }) => folderContent(services, placeOf(params), query.folder ?? null)),

  serve(cms_media_upload, async ({ services, viewer, params, body }) => {
    const place = placeOf(params)
    const ids = await addToLibrary(services, viewer, place, [body.file].flat(), body.folder ?? null)
    return { items: (await filesByIds(services.db, place, ids)).map((file) => presentLibraryFile(place, file)) }
  }),

  serve(cms_media_move, async ({ services, params, body }) => {
    await moveFiles(services, placeOf(params), body.files, body.folder)
    return folderContent(services, placeOf(params), body.folder)
  }),

  serve(cms_media_delete, async ({ c, services, viewer, params }) => {
    await deleteFiles(services, placeOf(params), [params.file], viewer.user_id)
    return c.body(null, 204)
  }),

  serve(cms_folder_create, async ({ services, params, body }) => {
    return presentFolder(await createFolder(services, placeOf(params), body))
  }),

  serve(cms_folder_rename, async ({ services, params, body }) => {
    return presentFolder(await renameFolder(services, placeOf(params), params.folder, body.name))
  }),

  serve(cms_folder_delete, async ({ c, services, params }) => {
    await deleteFolder(services, placeOf(params), params.folder)
    return c.body(null, 204)
  }),

  serve(cms_preset_list, async ({ services, viewer }) => ({ items: await listPresets(services, viewer) })),

  serve(cms_preset_details, ({ services, viewer, params }) => findPreset(services, viewer, params.preset)),

  serve(cms_preset_save, async ({ services, viewer, body }) => {
    return findPreset(services, viewer, await savePreset(services, viewer, body))
  }),

  serve(cms_preset_remove, async ({ c, services, viewer, params }) => {
    await removePreset(services, viewer, params.preset)
    return c.body(null, 204)
  }),

  serve(cms_preset_import, async ({ services, viewer, body }) => {
    return { items: await importPresets(services, viewer, [body.file].flat()) }
  }),

  // A wish for a preset is for whoever reads the activity log of the partner.
  serve(cms_preset_request, async ({ c, services, viewer, body }) => {
    const message = body.message.trim()
    if (!message || message.length > REQUEST_MAX_LENGTH) throw new HttpError(422, 'refusal.tooMuch')
    await commit(services, viewer, async () => ({ audit: [{ action: 'preset.requested', details: { message } }] }))
    return c.body(null, 204)
  }),

  serve(cms_preset_map, async ({ services, viewer, params, body }) => {
    await mapPreset(services, viewer, params.preset, body)
    return findPreset(services, viewer, params.preset)
  }),

  serve(cms_preset_insert, async ({ services, viewer, params }) => {
    await insertPreset(services, viewer, params.preset, params.webcard)
    return findPreset(services, viewer, params.preset)
  }),

  serve(cms_preset_used, async ({ services, viewer, params }) => ({ items: await usedPresets(services, viewer, params.webcard) })),

  serve(cms_preset_parse, async ({ body }) => {
    const { title, blocks } = readHtml(body.html)
    const name = title || blocks.find(({ type }) => type === 'heading')?.text || 'Preset'
    return { name: name.slice(0, 200), content: { blocks } }
  }),

  serve(partner_website_preset_save, async ({ services, viewer, params }) => {
    const websiteId = params.website
    await insertPreset(services, viewer, params.preset, websiteId)
    return findWebsite(services, viewer, websiteId)
  }),
]
