import type { PicturePlace } from "../../../kernel/contract/uploaded-pictures.js";
import { type MadePicture, makeFiles, remakeFiles } from "../processing/make-files.js";
import { PictureStudio } from "../processing/picture-studio.js";
import { photo } from "./sample-pictures.js";

/**
 * Makes the pictures of the running test in this process. Starting a process for a picture takes two thirds of a second
 * of CPU, before any work on the picture. uploads.test.ts covers the processes.
 */
export function makePicturesHere(): void {
  jest
    .spyOn(PictureStudio.prototype, "make")
    .mockImplementation(({ kind, bytes, place, focus }) =>
      (kind === "make" ? makeFiles : remakeFiles)(Buffer.from(bytes), place, focus),
    );
}

const readyMade = new Map<PicturePlace, Promise<MadePicture>>();

/**
 * Gives all uploads of the running test the same files, whatever is uploaded. For tests in which only the store and the
 * rows matter.
 */
export function giveReadyMadePictures(): void {
  jest.spyOn(PictureStudio.prototype, "make").mockImplementation(({ place }) => {
    const made = readyMade.get(place) ?? makeOne(place);
    readyMade.set(place, made);
    return made;
  });
}

async function makeOne(place: PicturePlace): Promise<MadePicture> {
  return makeFiles(await photo(), place, { focusX: 50, focusY: 50 });
}
