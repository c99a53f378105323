/**
 * Draws everything below frontend/public/media and animations anew: `node scripts/artwork/all.mjs`.
 * The same code and content give the same files, byte for byte; each module also runs alone. The colours come last, they read the drawings.
 */
import "./events/algolympics.mjs";
import "./events/code-cascade.mjs";
import "./events/game-of-codes.mjs";
import "./events/genesis.mjs";
import "./events/syntaxsiege.mjs";
import "./glimpses/chai-break.mjs";
import "./glimpses/first-contest.mjs";
import "./glimpses/genesis-alumni.mjs";
import "./glimpses/prize-giving.mjs";
import "./glimpses/scoreboard-freeze.mjs";
import "./glimpses/syntax-siege-opening.mjs";
import "./glimpses/team-of-three.mjs";
import "./glimpses/whiteboard-night.mjs";
import "./portraits.mjs";
import "./animations.mjs";
import "./marks.mjs";
import "./colours.mjs";
