// What a page with islands needs, read from the manifest of partner-islands. Templates call it as @islands.head(...).
import com.fasterxml.jackson.databind.*;
import java.util.*;
import java.util.stream.*;

@org.springframework.stereotype.Component("islands")
public class PartnerIslands {
    private final ObjectMapper mapper = new ObjectMapper();
    private final JsonNode manifest = mapper.readTree(new java.io.File(System.getenv().getOrDefault("PARTNER_ISLANDS_DIST", "public/assets"), "manifest.json"));
    public PartnerIslands() throws java.io.IOException {}

    public String head(List<String> names, Map<String, ?> page, String nonce) throws java.io.IOException {
        String cdn = mapper.valueToTree(page).at("/config/cdnHost").asText("");
        String base = (cdn.isEmpty() || cdn.contains("/") ? "" : "https://") + cdn.replaceFirst("/$", "") + "/assets/";
        Stream<String> texts = Stream.concat(Stream.of("shared"), names.stream()).map(name -> manifest.at("/messages/" + name + "/" + page.get("locale")).asText()).filter(file -> !file.isEmpty());
        Set<String> files = Stream.of(read("/core"), names.stream().flatMap(name -> read("/islands/" + name + "/preload")), texts).flatMap(all -> all).collect(Collectors.toCollection(LinkedHashSet::new));
        Stream<String> lazy = names.stream().flatMap(name -> read("/islands/" + name + "/lazy"));
        Map<String, String> hashes = new LinkedHashMap<>();
        Stream.concat(files.stream(), lazy).forEach(file -> hashes.put(base + file, manifest.path("files").path(file).path("integrity").asText()));
        String html = "<script type=\"importmap\" nonce=\"" + nonce + "\">" + json(Map.of("integrity", hashes)) + "</script>";
        for (String file : files) {
            String place = "=\"" + base + file + "\" integrity=\"" + hashes.get(base + file) + "\" nonce=\"" + nonce + "\"";
            html += file.equals(manifest.path("entry").asText()) ? "<script type=\"module\" src" + place + "></script>" : "<link rel=\"modulepreload\" href" + place + ">";
        }
        return html + "<script type=\"application/json\" data-partner-page>" + json(page) + "</script>";
    }
    public String props(Object props) throws java.io.IOException { return "<script type=\"application/json\">" + json(props) + "</script>"; }
    private Stream<String> read(String place) { return StreamSupport.stream(manifest.at(place).spliterator(), false).map(JsonNode::asText); }
    private String json(Object value) throws java.io.IOException { return mapper.writeValueAsString(value).replace("<", "\\u003c"); }
}
