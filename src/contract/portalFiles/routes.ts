import { items } from '../envelopes'
import { Folder, FolderContent } from '../files/folder'
import { StoredFile } from '../files/storedFile'
import { route } from '../route'

export const my_file_preview = route({ name: 'my_file_preview', method: 'GET', answer: 'file' })
export const my_file_convert = route({ name: 'my_file_convert', method: 'POST', answer: StoredFile })

export const my_files_list = route({ name: 'my_files_list', method: 'GET', answer: FolderContent })
export const my_files_upload = route({ name: 'my_files_upload', method: 'POST', bodyType: 'multipart', answer: items(StoredFile) })
export const my_files_move = route({ name: 'my_files_move', method: 'POST', answer: FolderContent })
export const my_files_sort = route({ name: 'my_files_sort', method: 'POST', answer: FolderContent })
export const my_files_delete = route({ name: 'my_files_delete', method: 'DELETE', answer: 'empty' })
export const my_files_delete_many = route({ name: 'my_files_delete_many', method: 'DELETE', answer: 'empty' })

export const my_folders_create = route({ name: 'my_folders_create', method: 'POST', answer: Folder })
export const my_folders_delete = route({ name: 'my_folders_delete', method: 'DELETE', answer: 'empty' })
export const my_folders_open = route({ name: 'my_folders_open', method: 'GET', answer: FolderContent })
export const my_folders_download = route({ name: 'my_folders_download', method: 'GET', answer: 'file' })
