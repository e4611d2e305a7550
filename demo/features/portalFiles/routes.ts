import {
  my_file_convert,
  my_file_preview,
  my_files_delete,
  my_files_delete_many,
  my_files_list,
  my_files_move,
  my_files_sort,
  my_files_upload,
  my_folders_create,
  my_folders_delete,
  my_folders_download,
  my_folders_open,
} from '../../../src/contract/server'
import { HttpError } from '../../kernel/HttpError'
import type { Customer, HostContext } from '../../kernel/context'
import { attachUploads } from '../portal/attachUploads'
import { portalPage } from '../portal/portalPage'
import { encodeName, sendFile } from '../../kernel/sendFile'
import { serve } from '../../kernel/serve'
import { convertFile, createFolder, deleteFiles, deleteFolder, moveFiles, addToLibrary, sortFiles } from '../files/library/changeLibrary'
import { folderContent, presentFolder, presentLibraryFile } from '../files/library/folderContent'
import { filesByIds, findFolder, type Place } from '../files/library/library'
import { zipFolder } from '../files/library/zipFolder'
import type { Translate } from '../../kernel/text/translate'
import { wantsPage } from '../../kernel/request/wantsPage'

const placeOf = ({ website_id }: Customer): Place => ({ websiteId: website_id, library: 'portal' })

const pageOf = async (c: HostContext, customer: Customer, folder: number | null, t: Translate) =>
  portalPage(c, customer, 'files.njk', {
    title: t('portal.page.files'),
    content: await folderContent(c.get('services'), placeOf(customer), folder),
  })

export const portalFilesRoutes = [
  serve(my_files_list, async ({ c, services, customer, query, t }) => {
    const folder = query.folder ?? null
    return wantsPage(c) ? pageOf(c, customer, folder, t) : folderContent(services, placeOf(customer), folder)
  }),

  serve(my_folders_open, async ({ c, services, customer, params, t }) => {
    const folder = params.folder
    return wantsPage(c) ? pageOf(c, customer, folder, t) : folderContent(services, placeOf(customer), folder)
  }),

  serve(my_files_upload, async ({ c, services, customer, body }) => {
    const place = placeOf(customer)
    const folder = body.folder ?? null
    // Browsers send an empty file for a field in which none was chosen.
    const uploads = [body.file].flat().filter(({ size, name }) => size > 0 || name !== '')
    const ids = await addToLibrary(services, customer, place, uploads, folder)
    await attachUploads(services, customer, ids)
    if (wantsPage(c)) return c.redirect(folder ? `/my/folders/${folder}/open?saved=1` : '/my/files/list?saved=1', 303)
    return { items: (await filesByIds(services.db, place, ids)).map((file) => presentLibraryFile(place, file)) }
  }),

  serve(my_files_move, async ({ services, customer, body }) => {
    await moveFiles(services, placeOf(customer), body.files, body.folder)
    return folderContent(services, placeOf(customer), body.folder)
  }),

  serve(my_files_sort, async ({ services, customer, body }) => {
    return folderContent(services, placeOf(customer), await sortFiles(services, placeOf(customer), body.files))
  }),

  serve(my_files_delete_many, async ({ c, services, customer, body }) => {
    await deleteFiles(services, placeOf(customer), body.files, customer.user_id)
    return c.body(null, 204)
  }),

  serve(my_files_delete, async ({ c, services, customer, params }) => {
    await deleteFiles(services, placeOf(customer), [params.file], customer.user_id)
    return c.body(null, 204)
  }),

  serve(my_file_preview, async ({ c, services, customer, params }) => {
    const [file] = await filesByIds(services.db, placeOf(customer), [params.file])
    return sendFile(c, file)
  }),

  serve(my_file_convert, async ({ services, customer, params, body }) => {
    const place = placeOf(customer)
    const [file] = await filesByIds(services.db, place, [params.file])
    if (!file) throw new HttpError(404, 'refusal.notFound')
    const id = await convertFile(services, customer, place, file, body.type)
    const [converted] = await filesByIds(services.db, place, [id])
    if (!converted) throw new HttpError(404, 'refusal.notFound')
    return presentLibraryFile(place, converted)
  }),

  serve(my_folders_create, async ({ services, customer, body }) => {
    return presentFolder(await createFolder(services, placeOf(customer), body))
  }),

  serve(my_folders_delete, async ({ c, services, customer, params }) => {
    await deleteFolder(services, placeOf(customer), params.folder)
    return c.body(null, 204)
  }),

  serve(my_folders_download, async ({ c, services, customer, params }) => {
    const folder = await findFolder(services.db, placeOf(customer), params.folder)
    if (!folder) throw new HttpError(404, 'refusal.notFound')
    return c.body(await zipFolder(services, placeOf(customer), folder.id), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(folder.name)}.zip`,
    })
  }),
]
